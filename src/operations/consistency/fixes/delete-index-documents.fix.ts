import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../../aspects/index.js';
import { Clock } from '../../../foundation/common/clock.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { Reindexer } from '../../../projection/index.js';
import type { ConsistencyIssue } from '../consistency-issue.js';
import type { ConsistencyFix, PlannedFix } from './consistency-fix.js';

/** More rows than any entity can have: no entity type has that many aspects. */
const ROWS = 1_000;

/** Removes the search document, the edges and the run listing of an entity that is not stored. */
@Injectable()
export class DeleteIndexDocumentsFix implements ConsistencyFix {
  readonly type = 'DELETE_INDEX_DOCUMENTS';

  constructor(
    private readonly aspects: AspectStore,
    private readonly reindexer: Reindexer,
    private readonly clock: Clock,
  ) {}

  async plan({ entityUrn }: ConsistencyIssue): Promise<PlannedFix> {
    if (await this.aspects.exists(entityUrn, { includeSoftDeleted: true })) {
      throw invalidArgument(`${entityUrn} is stored; its index entries are not orphans.`);
    }
    return {
      details: `Delete the index entries of ${entityUrn}.`,
      apply: ({ actor }) => this.removeDocuments(entityUrn, actor.urn),
    };
  }

  private removeDocuments(urn: string, actor: string): Promise<unknown> {
    return this.reindexer.restore({
      filter: { urns: [urn] },
      start: 0,
      limit: ROWS,
      chunkRows: ROWS,
      createDefaultAspects: false,
      audit: { time: this.clock.now(), actor },
    });
  }
}
