import { Int, ResolveField, Resolver } from '@nestjs/graphql';
import { type EntityRef, FieldArgument, type GraphqlContext } from '../../../entities/index.js';
import { EdgeStore, type RelationshipPage } from '../../../graph/index.js';
import { Dataset } from '../../assets/datasets/index.js';
import { EntityAssertionsResult } from './assertion.model.js';

/** Assertions of a page when the caller does not say. Source: DataHub's GraphQL. */
const DEFAULT_COUNT = 200;

/** Assertions of one entity that are looked through at most. */
const MAX_COUNT = 10_000;

/** Which assertions about an entity are asked for. */
interface AssertionsArguments {
  readonly start?: number | null;
  readonly count?: number | null;
  readonly includeSoftDeleted?: boolean | null;
}

/** The field `assertions` of a dataset. */
@Resolver(() => Dataset)
export class EntityAssertionsResolver {
  constructor(private readonly edges: EdgeStore) {}

  /**
   * Returns a page of assertions. Assertions that are deleted, have no information or, unless requested, are
   * soft-deleted are left out; those that the actor may not view are not counted either.
   */
  @ResolveField(() => EntityAssertionsResult, { nullable: true, description: 'What is checked about the dataset.' })
  @FieldArgument('start', () => Int, { nullable: true, description: 'How many assertions to skip; 0 when absent.' })
  @FieldArgument('count', () => Int, { nullable: true, description: 'Most assertions to return; 200 when absent.' })
  @FieldArgument('includeSoftDeleted', () => Boolean, {
    nullable: true,
    description: 'Whether soft-deleted assertions are returned; false when absent.',
  })
  async assertions({ urn }: EntityRef, args: AssertionsArguments, context: GraphqlContext): Promise<object> {
    const start = Math.max(args.start ?? 0, 0);
    const count = Math.min(Math.max(args.count ?? DEFAULT_COUNT, 0), MAX_COUNT);
    const { total, relationships } = await pageOf(this.edges, urn, { start, count }, context);
    const kept = await Promise.all(
      relationships.map((edge) => isShown(edge.urn, args.includeSoftDeleted === true, context)),
    );
    const assertions = relationships.filter((_edge, at) => kept[at]).map((edge) => context.entities.ref(edge.urn));
    return { start, count: assertions.length, total, assertions };
  }
}

async function pageOf(
  edges: EdgeStore,
  urn: string,
  { start, count }: { readonly start: number; readonly count: number },
  { entities }: GraphqlContext,
): Promise<RelationshipPage> {
  const query = { urn, direction: 'INCOMING', types: ['Asserts'], relatedTypes: ['assertion'] } as const;
  if (!entities.isRestricted) return edges.relationships({ ...query, start, count });
  if (!(await entities.canView(urn))) return { total: 0, relationships: [] };
  const { relationships } = await edges.relationships({ ...query, start: 0, count: MAX_COUNT });
  const seen = await entities.viewable(relationships, (edge) => edge.urn);
  return { total: seen.length, relationships: seen.slice(start, start + count) };
}

async function isShown(urn: string, includesRemoved: boolean, { entities }: GraphqlContext): Promise<boolean> {
  if ((await entities.value(urn, 'assertionInfo')) === undefined) return false;
  return includesRemoved || entities.exists(urn);
}
