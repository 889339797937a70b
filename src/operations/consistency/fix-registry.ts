import { Injectable } from '@nestjs/common';
import { invalidArgument } from '../../foundation/common/errors.js';
import type { FixType } from './consistency-issue.js';
import type { ConsistencyFix } from './fixes/consistency-fix.js';
import { DeleteAspectFix } from './fixes/delete-aspect.fix.js';
import { DeleteIndexDocumentsFix } from './fixes/delete-index-documents.fix.js';
import { HardDeleteFix } from './fixes/hard-delete.fix.js';
import { SoftDeleteFix } from './fixes/soft-delete.fix.js';
import { TrimUpsertFix } from './fixes/trim-upsert.fix.js';

/** The registered fixes by type. */
@Injectable()
export class FixRegistry {
  private readonly byType: ReadonlyMap<FixType, ConsistencyFix>;

  constructor(
    softDelete: SoftDeleteFix,
    hardDelete: HardDeleteFix,
    deleteAspect: DeleteAspectFix,
    trimUpsert: TrimUpsertFix,
    deleteIndexDocuments: DeleteIndexDocumentsFix,
  ) {
    const fixes: readonly ConsistencyFix[] = [softDelete, hardDelete, deleteAspect, trimUpsert, deleteIndexDocuments];
    this.byType = new Map(fixes.map((fix) => [fix.type, fix]));
  }

  /** Returns the fix of a type. Throws `INVALID_ARGUMENT` for a type that needs a value, which issues do not have. */
  of(type: FixType): ConsistencyFix {
    const fix = this.byType.get(type);
    if (fix !== undefined) return fix;
    throw invalidArgument(
      `${type} requires the value to write, which an issue does not contain. Send a change proposal instead.`,
    );
  }
}
