import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../../auth/index.js';
import { criteriaOf, ListingService, sortOf } from '../../discovery/index.js';
import type { EntityRef, GraphqlContext } from '../../entities/index.js';
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

/** Sources whose runs are listed at most. Source: DataHub's GraphQL. */
const MOST_SOURCES = 1_000;

const DEFAULT_COUNT = 20;

/** Queries for, and mutations of, the runs that executors are asked for. */
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
    description: 'A run that an executor was asked for. For those who manage ingestion.',
  })
  async executionRequest(
    @Args('urn', { description: 'Urn of the run.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    await this.rights.require(context.actor);
    return context.entities.root(EXECUTION_REQUEST.entityType, urn);
  }

  @AuthorizedInside(MANAGING_INGESTION)
  @Query(() => IngestionSourceExecutionRequests, {
    nullable: true,
    description: 'The runs of all ingestion sources. For those who manage ingestion.',
  })
  async listExecutionRequests(
    @Args('input', { description: 'Which runs to list.' }) input: ListExecutionRequestsInput,
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
    description: 'Asks for a run of a source now. Answers the urn of the run.',
  })
  createIngestionExecutionRequest(
    @Args('input', { description: 'The source.' }) { ingestionSourceUrn }: CreateIngestionExecutionRequestInput,
    @Context() context: GraphqlContext,
  ): Promise<string> {
    return this.requests.run(ingestionSourceUrn, context);
  }

  @AuthorizedInside(MANAGING_INGESTION)
  @Mutation(() => String, { nullable: true, description: 'Asks a run to stop. Answers its urn.' })
  cancelIngestionExecutionRequest(
    @Args('input', { description: 'The run.' }) input: CancelIngestionExecutionRequestInput,
    @Context() context: GraphqlContext,
  ): Promise<string> {
    return this.requests.cancel(input, context);
  }

  @AuthorizedInside(MANAGING_INGESTION)
  @Mutation(() => String, {
    nullable: true,
    description: "Asks for a trial of a recipe's connection. Answers the urn of the run.",
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
