import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../../aspects/index.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { IngestService } from '../../../ingestion/index.js';
import type { ConsistencyIssue } from '../consistency-issue.js';
import type { ConsistencyFix, FixAuthor, PlannedFix } from './consistency-fix.js';

/** Marks the entity as removed and keeps its metadata. */
@Injectable()
export class SoftDeleteFix implements ConsistencyFix {
  readonly type = 'SOFT_DELETE';

  constructor(
    private readonly aspects: AspectStore,
    private readonly ingestion: IngestService,
  ) {}

  async plan({ entityUrn, entityType }: ConsistencyIssue): Promise<PlannedFix> {
    if (!(await this.aspects.exists(entityUrn, { includeSoftDeleted: true }))) {
      throw invalidArgument(`${entityUrn} is not stored, so it cannot be soft-deleted.`);
    }
    return {
      details: `Soft-delete ${entityUrn}.`,
      apply: (author) => this.hide(entityUrn, entityType, author),
    };
  }

  private hide(urn: string, entityType: string, { actor, options }: FixAuthor): Promise<unknown> {
    const patch = [{ op: 'add', path: '/removed', value: true }] as const;
    return this.ingestion.ingest(
      [{ urn, entityType, aspectName: 'status', changeType: 'PATCH', patch: { patch } }],
      actor,
      options,
    );
  }
}
