import { Body, Controller, HttpCode, Post, UseInterceptors } from '@nestjs/common';
import { type Actor, AuthorizedInside, CurrentActor } from '../../../auth/index.js';
import { type IngestOptions, IngestService, WRITING_ASPECTS, proposalsOfEvent } from '../../../ingestion/index.js';
import { RequestIngestOptions } from '../caller.decorator.js';
import { TraceInterceptor } from '../trace.interceptor.js';

/** Takes OpenLineage events. */
@Controller('openapi/openlineage/api/v1/lineage')
@UseInterceptors(TraceInterceptor)
export class OpenlineageController {
  constructor(private readonly ingestion: IngestService) {}

  /**
   * Writes what an event tells of jobs, runs, datasets and lineage, all or nothing. Needs the rights of those writes.
   */
  @AuthorizedInside(WRITING_ASPECTS)
  @Post()
  @HttpCode(200)
  async lineage(
    @Body() body: unknown,
    @CurrentActor() actor: Actor,
    @RequestIngestOptions() options: IngestOptions,
  ): Promise<void> {
    await this.ingestion.ingest(proposalsOfEvent(body), actor, options);
  }
}
