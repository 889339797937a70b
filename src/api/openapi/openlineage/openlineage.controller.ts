import { Controller } from '@nestjs/common';
import { IngestService, proposalsOfEvent } from '../../../ingestion/index.js';
import type { Caller } from '../operation/caller.js';
import { Operation } from '../operation/operation.decorator.js';
import type { InputOf } from '../operation/operation.js';
import { OPENLINEAGE } from './openlineage.operations.js';

/** Accepts OpenLineage events. */
@Controller()
export class OpenlineageController {
  constructor(private readonly ingestion: IngestService) {}

  /** Writes the jobs, runs, datasets and lineage of an event atomically. Requires the rights for those writes. */
  @Operation(OPENLINEAGE.take)
  async lineage({ body }: InputOf<typeof OPENLINEAGE.take>, { actor, ingest }: Caller): Promise<void> {
    await this.ingestion.ingest(await proposalsOfEvent(body), actor, ingest);
  }
}
