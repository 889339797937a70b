import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Authenticated, AuthorizedInside } from '../../../auth/index.js';
import { criteriaOf, ListingService, sortOf } from '../../../discovery/index.js';
import { type EntityRef, type GraphqlContext, refTo } from '../../../entities/index.js';
import type { SearchCriteria } from '../../../search/index.js';
import { CreateQueryInput, ListQueriesInput, UpdateQueryInput } from './query.input.js';
import { QUERY } from './query.mappings.js';
import { ListQueriesResult, QueryEntity } from './query.model.js';
import { QueryService } from './query.service.js';
import { WRITING_QUERY } from './query.demands.js';

/** Default number of queries per page. Source: DataHub's GraphQL. */
const DEFAULT_COUNT = 100;

/** The listing and the mutations of queries. */
@Resolver()
export class QueryResolver {
  constructor(
    private readonly listings: ListingService,
    private readonly queries: QueryService,
  ) {}

  @Authenticated('Returns the entities that the actor may view.')
  @Query(() => ListQueriesResult, { nullable: true, description: 'A page of the queries of datasets.' })
  async listQueries(
    @Args('input', { description: 'Selection of queries.' }) input: ListQueriesInput,
    @Context() context: GraphqlContext,
  ): Promise<ListQueriesResult> {
    const options = {
      entityType: QUERY.entityType,
      criteria: criteriaFor(input),
      newestBy: 'createdAt',
      sort: sortOf(input.sortInput),
      count: DEFAULT_COUNT,
    };
    const { entities, ...page } = await this.listings.list(input, options, context);
    return { ...page, queries: entities };
  }

  @AuthorizedInside(WRITING_QUERY)
  @Mutation(() => QueryEntity, { nullable: true, description: 'Creates a query and returns it.' })
  async createQuery(
    @Args('input', { description: 'The query to create.' }) input: CreateQueryInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef> {
    return refTo(QUERY.typeName, await this.queries.create(input, context));
  }

  @AuthorizedInside(WRITING_QUERY)
  @Mutation(() => QueryEntity, {
    nullable: true,
    description: 'Changes the given fields of a query and returns the query.',
  })
  async updateQuery(
    @Args('urn', { description: 'Urn of the query.' }) urn: string,
    @Args('input', { description: 'The changes.' }) input: UpdateQueryInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef> {
    await this.queries.update(urn, input, context);
    return refTo(QUERY.typeName, urn);
  }

  @AuthorizedInside(WRITING_QUERY)
  @Mutation(() => Boolean, { nullable: true, description: 'Hard-deletes a query. Returns true.' })
  async deleteQuery(
    @Args('urn', { description: 'Urn of the query.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.queries.delete(urn, context);
    return true;
  }
}

function criteriaFor({ source, datasetUrn, orFilters }: ListQueriesInput): SearchCriteria {
  const own = [
    ...(source == null ? [] : [{ field: 'source', values: [source] }]),
    ...(datasetUrn == null ? [] : [{ field: 'entities', values: [datasetUrn] }]),
  ];
  const groups = criteriaOf(orFilters);
  if (groups.length === 0) return own.length === 0 ? [] : [own];
  return groups.map((group) => [...own, ...group]);
}
