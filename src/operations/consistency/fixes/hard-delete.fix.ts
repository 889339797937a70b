import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../../aspects/index.js';
import { IngestService } from '../../../ingestion/index.js';
import type { ConsistencyIssue } from '../consistency-issue.js';
import type { ConsistencyFix, PlannedFix } from './consistency-fix.js';

/** Deletes the entity permanently. */
@Injectable()
export class HardDeleteFix implements ConsistencyFix {
  readonly type = 'HARD_DELETE';

  constructor(
    private readonly aspects: AspectStore,
    private readonly ingestion: IngestService,
  ) {}

  async plan({ entityUrn }: ConsistencyIssue): Promise<PlannedFix> {
    const isStored = await this.aspects.exists(entityUrn, { includeSoftDeleted: true });
    if (!isStored) return { details: `${entityUrn} is no longer stored.` };
    return {
      details: `Permanently delete ${entityUrn}.`,
      apply: ({ actor, options }) => this.ingestion.deleteEntity(entityUrn, actor, options),
    };
  }
}
