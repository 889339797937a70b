import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../../auth/index.js';
import { criteriaOf, ListingService, sortOf } from '../../discovery/index.js';
import { type EntityRef, type GraphqlContext, requireUrnOf } from '../../entities/index.js';
import { dataHubIngestionSourceInfo } from '../../model/index.js';
import { IngestionRights } from './ingestion-rights.js';
import { ListIngestionSourcesInput, UpdateIngestionSourceInput } from './ingestion-source.input.js';
import { INGESTION_SOURCE, ingestionSourceRef, storedSourceRef } from './ingestion-source.mappings.js';
import { IngestionSource, ListIngestionSourcesResult } from './ingestion-source.model.js';
import { IngestionSourceService } from './ingestion-source.service.js';
import { MANAGING_INGESTION } from '../../operations/index.js';

/** The queries and the mutations of ingestion sources. */
@Resolver()
export class IngestionSourceResolver {
  constructor(
    private readonly rights: IngestionRights,
    private readonly listings: ListingService,
    private readonly sources: IngestionSourceService,
  ) {}

  @AuthorizedInside(MANAGING_INGESTION)
  @Query(() => ListIngestionSourcesResult, {
    nullable: true,
    description: 'Lists ingestion sources. Requires the privilege to manage ingestion.',
  })
  async listIngestionSources(
    @Args('input', { description: 'The sources to list.' }) input: ListIngestionSourcesInput,
    @Context() context: GraphqlContext,
  ): Promise<ListIngestionSourcesResult> {
    await this.rights.require(context.actor);
    const options = {
      entityType: INGESTION_SOURCE,
      criteria: criteriaOf(undefined, input.filters),
      sort: sortOf({ sortCriterion: input.sort ?? null }),
    };
    const { start, count, total, urns } = await this.listings.list(input, options, context);
    const stored = await Promise.all(urns.map((urn) => context.entities.aspect(urn, dataHubIngestionSourceInfo.name)));
    return { start, count, total, ingestionSources: urns.filter((_urn, at) => stored[at]).map(ingestionSourceRef) };
  }

  @AuthorizedInside(MANAGING_INGESTION)
  @Query(() => IngestionSource, {
    nullable: true,
    description: 'Returns an ingestion source; null if it does not exist. Requires the privilege to manage ingestion.',
  })
  async ingestionSource(
    @Args('urn', { description: 'Urn of the source.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    await this.rights.require(context.actor);
    requireUrnOf(INGESTION_SOURCE, urn, 'urn');
    return storedSourceRef(urn, context.entities);
  }

  @AuthorizedInside(MANAGING_INGESTION)
  @Mutation(() => String, { nullable: true, description: 'Creates an ingestion source. Returns its urn.' })
  createIngestionSource(
    @Args('input', { description: 'The source to create.' }) input: UpdateIngestionSourceInput,
    @Context() context: GraphqlContext,
  ): Promise<string> {
    return this.sources.create(input, context);
  }

  @AuthorizedInside(MANAGING_INGESTION)
  @Mutation(() => String, { nullable: true, description: 'Replaces an ingestion source. Returns its urn.' })
  async updateIngestionSource(
    @Args('urn', { description: 'Urn of the source.' }) urn: string,
    @Args('input', { description: 'The source.' }) input: UpdateIngestionSourceInput,
    @Context() context: GraphqlContext,
  ): Promise<string> {
    await this.sources.replace(urn, input, context);
    return urn;
  }

  @AuthorizedInside(MANAGING_INGESTION)
  @Mutation(() => String, { nullable: true, description: 'Deletes an ingestion source permanently. Returns its urn.' })
  async deleteIngestionSource(
    @Args('urn', { description: 'Urn of the source.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<string> {
    await this.sources.delete(urn, context);
    return urn;
  }
}
