import { giveWay } from '../foundation/concurrency/give-way.js';
import type { EdgeStore, Relationship, RelationshipPage, RelationshipQuery } from '../graph/index.js';
import type { EntityFieldResolver } from './entity-mapping.js';
import { entityTypeOf } from './entity-types.js';
import type { GraphqlContext } from './graphql-context.js';
import type { RelationshipsInput } from './shared/relationships.input.js';

/** Default number of edges per page. Source: DataHub's GraphQL. */
const DEFAULT_COUNT = 100;

/** Maximum number of edges per page. */
const MAX_COUNT = 10_000;

/**
 * Resolves `relationships(input)`. Entities that the actor may not view, and soft-deleted entities if the input
 * excludes them, are removed after the page is read, so a page may have fewer edges than requested; `total` decreases
 * by the number of removed edges. Returns an empty page once the request has visited too many entities.
 */
export function relationshipsField(edges: EdgeStore): EntityFieldResolver<{ input: RelationshipsInput }> {
  return async (source, { input }, context) => {
    const start = Math.max(0, input.start ?? 0);
    if (context.entities.hasVisitedEnough) return { start, count: 0, total: 0, relationships: [] };
    const count = Math.min(Math.max(0, input.count ?? DEFAULT_COUNT), MAX_COUNT);
    const query = {
      urn: source.urn,
      types: input.types,
      direction: input.direction,
      relatedTypes: relatedTypes(input.relatedEntityTypes),
    };
    await giveWay();
    const page = await (context.entities.isRestricted
      ? viewablePage(edges, { ...query, start, count }, context)
      : edges.relationships({ ...query, start, count }));
    context.entities.visit(page.relationships.map((edge) => edge.urn));
    const kept = await keep(page.relationships, input, context);
    const total = page.total - (page.relationships.length - kept.length);
    return {
      start,
      count: kept.length,
      total,
      relationships: kept.map((edge) => toRelationship(edge, input, context)),
    };
  };
}

/**
 * Returns a page of the edges whose ends the actor may both view. Checks all edges, up to 10,000, so that the total
 * does not count hidden edges.
 */
async function viewablePage(
  edges: EdgeStore,
  query: RelationshipQuery,
  { entities }: GraphqlContext,
): Promise<RelationshipPage> {
  if (!(await entities.canView(query.urn))) return { total: 0, relationships: [] };
  const { relationships } = await edges.relationships({ ...query, start: 0, count: MAX_COUNT });
  const viewable = await entities.viewable(relationships, ({ urn }) => urn);
  return { total: viewable.length, relationships: viewable.slice(query.start, query.start + query.count) };
}

async function keep(
  edges: readonly Relationship[],
  input: RelationshipsInput,
  context: GraphqlContext,
): Promise<readonly Relationship[]> {
  const kept = await Promise.all(edges.map((edge) => isKept(edge.urn, input, context)));
  return edges.filter((_edge, at) => kept[at]);
}

async function isKept(urn: string, input: RelationshipsInput, { entities }: GraphqlContext): Promise<boolean> {
  if (input.includeSoftDelete === false && !(await entities.exists(urn))) return false;
  return entities.canView(urn);
}

function relatedTypes(types: readonly string[] | null | undefined): string[] | undefined {
  if (types === null || types === undefined || types.length === 0) return undefined;
  return types.map(entityTypeOf);
}

function toRelationship(edge: Relationship, input: RelationshipsInput, context: GraphqlContext): object {
  const created = edge.createdOn === undefined ? null : { time: edge.createdOn, actor: edge.createdActor ?? null };
  return { type: edge.type, direction: input.direction, entity: context.entities.ref(edge.urn), created };
}
