import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../../auth/index.js';
import { criteriaOf, ListingService, sortOf } from '../../discovery/index.js';
import type { EntityRef, GraphqlContext } from '../../entities/index.js';
import { dataHubExecutionRequestInput } from '../../model/index.js';
import type { SearchCriterion } from '../../search/index.js';
import {
  CancelIngestionExecutionRequestInput,
  CreateIngestionExecutionRequestInput,
  CreateTestConnectionRequestInput,
  ListExecutionRequestsInput,
} from './execution-request.input.js';
import { ExecutionRequestService } from './execution-request.service.js';
import { IngestionRights } from './ingestion-rights.js';
import { EXECUTION_REQUEST, INGESTION_SOURCE, REQUESTED_AT } from './ingestion-source.mappings.js';
import { ExecutionRequest, IngestionSourceExecutionRequests } from './ingestion-source.model.js';
import { MANAGING_INGESTION } from '../../operations/index.js';

/** Maximum number of sources whose execution requests are listed. Source: DataHub's GraphQL. */
const MOST_SOURCES = 1_000;

const DEFAULT_COUNT = 20;

/** The queries and the mutations of execution requests. */
@Resolver()
export class ExecutionRequestResolver {
  constructor(
    private readonly rights: IngestionRights,
    private readonly listings: ListingService,
    private readonly requests: ExecutionRequestService,
  ) {}

  @AuthorizedInside(MANAGING_INGESTION)
  @Query(() => ExecutionRequest, {
    nullable: true,
    description: 'Returns an execution request; null if it does not exist. Requires the privilege to manage ingestion.',
  })
  async executionRequest(
    @Args('urn', { description: 'Urn of the execution request.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    await this.rights.require(context.actor);
    return context.entities.rootWith(EXECUTION_REQUEST.entityType, urn, dataHubExecutionRequestInput);
  }

  @AuthorizedInside(MANAGING_INGESTION)
  @Query(() => IngestionSourceExecutionRequests, {
    nullable: true,
    description: 'Lists the execution requests of ingestion sources. Requires the privilege to manage ingestion.',
  })
  async listExecutionRequests(
    @Args('input', { description: 'The execution requests to list.' }) input: ListExecutionRequestsInput,
    @Context() context: GraphqlContext,
  ): Promise<IngestionSourceExecutionRequests> {
    await this.rights.require(context.actor);
    const sources = await this.sourcesOf(input.systemSources, context);
    if (sources.length === 0)
      return { start: input.start ?? 0, count: input.count ?? DEFAULT_COUNT, total: 0, executionRequests: [] };
    const ofSources: SearchCriterion = { field: 'ingestionSource', values: sources };
    const [filters = []] = criteriaOf(undefined, input.filters);
    const options = {
      entityType: EXECUTION_REQUEST.entityType,
      criteria: [[ofSources, ...filters]],
      newestBy: REQUESTED_AT,
      sort: sortOf({ sortCriterion: input.sort ?? null }),
    };
    const { start, count, total, entities } = await this.listings.list(input, options, context);
    return { start, count, total, executionRequests: entities };
  }

  @AuthorizedInside(MANAGING_INGESTION)
  @Mutation(() => String, {
    nullable: true,
    description: 'Requests an immediate execution of an ingestion source. Returns the urn of the execution request.',
  })
  createIngestionExecutionRequest(
    @Args('input', { description: 'The ingestion source.' })
    { ingestionSourceUrn }: CreateIngestionExecutionRequestInput,
    @Context() context: GraphqlContext,
  ): Promise<string> {
    return this.requests.run(ingestionSourceUrn, context);
  }

  @AuthorizedInside(MANAGING_INGESTION)
  @Mutation(() => String, {
    nullable: true,
    description: 'Requests the cancellation of an execution. Returns the urn of the execution request.',
  })
  cancelIngestionExecutionRequest(
    @Args('input', { description: 'The execution request.' }) input: CancelIngestionExecutionRequestInput,
    @Context() context: GraphqlContext,
  ): Promise<string> {
    return this.requests.cancel(input, context);
  }

  @AuthorizedInside(MANAGING_INGESTION)
  @Mutation(() => String, {
    nullable: true,
    description: 'Requests a test of the connection of a recipe. Returns the urn of the execution request.',
  })
  createTestConnectionRequest(
    @Args('input', { description: 'The recipe.' }) input: CreateTestConnectionRequestInput,
    @Context() context: GraphqlContext,
  ): Promise<string> {
    return this.requests.testConnection(input, context);
  }

  private async sourcesOf(system: boolean | null | undefined, context: GraphqlContext): Promise<readonly string[]> {
    const isSystem = { field: 'sourceType', values: ['SYSTEM'], negated: system === false };
    const options = { entityType: INGESTION_SOURCE, criteria: system == null ? [] : [[isSystem]] };
    return (await this.listings.list({ start: 0, count: MOST_SOURCES }, options, context)).urns;
  }
}
