import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Authenticated } from '../../../auth/index.js';
import type { GraphqlContext } from '../../../entities/index.js';
import { ChangeHistoryService } from './change-history.service.js';
import { GetSchemaBlameResult, GetSchemaVersionListResult } from './schema-history.model.js';
import { GetSchemaBlameInput, GetSchemaVersionListInput, GetTimelineInput } from './timeline.input.js';
import { GetTimelineResult } from './timeline.model.js';

/** Queries for how entities changed. */
@Resolver()
export class ChangeHistoryResolver {
  constructor(private readonly history: ChangeHistoryService) {}

  @Authenticated('Throws where the entity may not be viewed.')
  @Query(() => GetTimelineResult, { nullable: true, description: 'How an entity changed.' })
  getTimeline(
    @Args('input', { description: 'Whose changes to tell.' }) input: GetTimelineInput,
    @Context() { actor }: GraphqlContext,
  ): Promise<GetTimelineResult | null> {
    return this.history.changes(input, actor);
  }

  @Authenticated('Throws where the entity may not be viewed.')
  @Query(() => GetSchemaBlameResult, { nullable: true, description: 'When each column of a dataset was last changed.' })
  getSchemaBlame(
    @Args('input', { description: 'Which schema to tell of.' }) input: GetSchemaBlameInput,
    @Context() { actor }: GraphqlContext,
  ): Promise<GetSchemaBlameResult | null> {
    return this.history.schemaBlame(input, actor);
  }

  @Authenticated('Throws where the entity may not be viewed.')
  @Query(() => GetSchemaVersionListResult, { nullable: true, description: "The versions of a dataset's schema." })
  getSchemaVersionList(
    @Args('input', { description: 'Whose versions to list.' }) input: GetSchemaVersionListInput,
    @Context() { actor }: GraphqlContext,
  ): Promise<GetSchemaVersionListResult | null> {
    return this.history.schemaVersions(input.datasetUrn, actor);
  }
}
