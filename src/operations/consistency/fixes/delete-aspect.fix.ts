import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../../aspects/index.js';
import { IngestService } from '../../../ingestion/index.js';
import { ModelRegistry } from '../../../model/index.js';
import type { ConsistencyIssue } from '../consistency-issue.js';
import { aspectOf } from './aspect-of-issue.js';
import type { ConsistencyFix, PlannedFix } from './consistency-fix.js';

/** Deletes all versions of the inconsistent aspect. */
@Injectable()
export class DeleteAspectFix implements ConsistencyFix {
  readonly type = 'DELETE_ASPECT';

  constructor(
    private readonly aspects: AspectStore,
    private readonly ingestion: IngestService,
    private readonly model: ModelRegistry,
  ) {}

  async plan(issue: ConsistencyIssue): Promise<PlannedFix> {
    const { entityUrn } = issue;
    const { name } = aspectOf(issue, this.model);
    const record = await this.aspects.latestOne(entityUrn, name);
    if (record === undefined) return { details: `${entityUrn} no longer has ${name}.` };
    return {
      details: `Delete ${name} of ${entityUrn}.`,
      apply: ({ actor, options }) => this.ingestion.deleteAspect(entityUrn, name, actor, options),
    };
  }
}
