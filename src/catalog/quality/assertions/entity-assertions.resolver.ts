import { Int, ResolveField, Resolver } from '@nestjs/graphql';
import { type EntityRef, FieldArgument, type GraphqlContext } from '../../../entities/index.js';
import { EdgeStore, type RelationshipPage } from '../../../graph/index.js';
import { assertionInfo } from '../../../model/index.js';
import { Dataset } from '../../assets/datasets/index.js';
import { EntityAssertionsResult } from './assertion.model.js';

/** Default number of assertions per page. Source: DataHub's GraphQL. */
const DEFAULT_COUNT = 200;

/** Maximum number of assertions of one entity that are read. */
const MAX_COUNT = 10_000;

/** Arguments of the field `assertions`. */
interface AssertionsArguments {
  readonly start?: number | null;
  readonly count?: number | null;
  readonly includeSoftDeleted?: boolean | null;
}

/** Resolves the assertions of datasets. */
@Resolver(() => Dataset)
export class EntityAssertionsResolver {
  constructor(private readonly edges: EdgeStore) {}

  /**
   * Returns a page of the assertions about a dataset. Omits assertions that are not stored and, by default,
   * soft-deleted ones. The total does not include assertions that the actor may not view.
   */
  @ResolveField(() => EntityAssertionsResult, { nullable: true, description: 'Assertions about the dataset.' })
  @FieldArgument('start', () => Int, { nullable: true, description: 'Number of assertions to skip; 0 if absent.' })
  @FieldArgument('count', () => Int, {
    nullable: true,
    description: 'Maximum number of assertions to return; 200 if absent.',
  })
  @FieldArgument('includeSoftDeleted', () => Boolean, {
    nullable: true,
    description: 'Whether to include soft-deleted assertions; false if absent.',
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
  if ((await entities.value(urn, assertionInfo)) === undefined) return false;
  return includesRemoved || entities.exists(urn);
}
