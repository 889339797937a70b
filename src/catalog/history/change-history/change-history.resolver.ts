import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Authenticated } from '../../../auth/index.js';
import type { GraphqlContext } from '../../../entities/index.js';
import { ChangeHistoryService } from './change-history.service.js';
import { GetSchemaBlameResult, GetSchemaVersionListResult } from './schema-history.model.js';
import { GetSchemaBlameInput, GetSchemaVersionListInput, GetTimelineInput } from './timeline.input.js';
import { GetTimelineResult } from './timeline.model.js';

/** Queries for the change history of entities. */
@Resolver()
export class ChangeHistoryResolver {
  constructor(private readonly history: ChangeHistoryService) {}

  @Authenticated('Throws if the actor may not view the entity.')
  @Query(() => GetTimelineResult, { nullable: true, description: 'Changes of an entity.' })
  getTimeline(
    @Args('input', { description: 'The entity, and the changes to return.' }) input: GetTimelineInput,
    @Context() { actor }: GraphqlContext,
  ): Promise<GetTimelineResult | null> {
    return this.history.changes(input, actor);
  }

  @Authenticated('Throws if the actor may not view the entity.')
  @Query(() => GetSchemaBlameResult, { nullable: true, description: 'Latest change of each column of a dataset.' })
  getSchemaBlame(
    @Args('input', { description: 'The schema to return.' }) input: GetSchemaBlameInput,
    @Context() { actor }: GraphqlContext,
  ): Promise<GetSchemaBlameResult | null> {
    return this.history.schemaBlame(input, actor);
  }

  @Authenticated('Throws if the actor may not view the entity.')
  @Query(() => GetSchemaVersionListResult, { nullable: true, description: 'Versions of the schema of a dataset.' })
  getSchemaVersionList(
    @Args('input', { description: 'The dataset whose versions to list.' }) input: GetSchemaVersionListInput,
    @Context() { actor }: GraphqlContext,
  ): Promise<GetSchemaVersionListResult | null> {
    return this.history.schemaVersions(input.datasetUrn, actor);
  }
}
