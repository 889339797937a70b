import { Injectable } from '@nestjs/common';
import { type Actor, SYSTEM_ACTOR } from '../../auth/index.js';
import { listsBy } from '../../foundation/common/lists-by.js';
import { IngestService } from '../../ingestion/index.js';
import { type RunIndexEntry, RunIndexStore } from '../../projection/index.js';
import type { Rollback } from './rollback.js';
import { surveyOf, type RollbackSurvey } from './rollback-survey.js';

/** Rows per statement. */
const PAGE = 5_000;

/** Approximate number of rows per transaction; the rows of one entity stay together. */
const ROWS_AT_ONCE = 500;

/** Entities per statement. */
const URNS_AT_ONCE = 500;

/** What a rollback has done. */
export interface AppliedRollback {
  /** Number of rolled back aspects and, where entities are deleted, of their rows. */
  readonly count: number;
  /** Entities with a rolled back aspect, and deleted ones. */
  readonly urns: ReadonlySet<string>;
}

/** The actor of a rollback. */
export type RollbackActor = Pick<Actor, 'urn'>;

/**
 * Rolls back ingestion runs. The caller checks the privilege to delete; a rollback restores privileges only if the
 * actor may grant them. All methods throw `ENGINE_UNAVAILABLE`.
 */
@Injectable()
export class RollbackService {
  constructor(
    private readonly runs: RunIndexStore,
    private readonly ingestion: IngestService,
  ) {}

  /** Returns the aspects that the run changed last; those of soft-deleted entities only on request. */
  async rowsOf(
    runId: string,
    { includeSoftDeleted }: { readonly includeSoftDeleted: boolean },
  ): Promise<RunIndexEntry[]> {
    const rows: RunIndexEntry[] = [];
    for (let start = 0; ; start += PAGE) {
      const page = await this.runs.findByRunId(runId, { start, count: PAGE, includeSoftDeleted });
      rows.push(...page);
      if (page.length < PAGE) return rows;
    }
  }

  /** Returns the effects of a rollback without applying it. */
  async survey(rollback: Rollback): Promise<RollbackSurvey> {
    const rows = new Set(rollback.rows.map(textOf));
    const keys = [...new Set(rollback.rows.filter(({ keyAspect }) => keyAspect).map(({ urn }) => urn))];
    const foreign: RunIndexEntry[] = [];
    for (let from = 0; from < keys.length; from += URNS_AT_ONCE) {
      const found = await this.runs.findByUrns(keys.slice(from, from + URNS_AT_ONCE));
      foreign.push(...found.filter((row) => !rows.has(textOf(row)) && isForeign(row)));
    }
    return surveyOf(rollback, foreign);
  }

  /**
   * Rolls back the rows on behalf of `by`, entity by entity. A row that another run has taken over in the meantime is
   * kept, and does not count. Throws `CONTENT_FORBIDDEN` for privileges that `by` may not grant, and the reason of
   * `signal` once it is aborted. After an error the rollback is partial; calling the method again completes it.
   */
  async apply(
    { rows, takesBack, entityEnd }: Rollback,
    by: RollbackActor,
    signal?: AbortSignal,
  ): Promise<AppliedRollback> {
    let count = 0;
    const urns = new Set<string>();
    for (const batch of batchesOf(rows)) {
      signal?.throwIfAborted();
      const aspects = batch.map(({ urn, aspectName }) => ({ urn, aspectName }));
      const options = { source: 'SYSTEM', authorize: false, onBehalfOf: by.urn } as const;
      const done = await this.ingestion.rollback({ aspects, takesBack, entityEnd }, SYSTEM_ACTOR, options);
      count += done.reverted.length + (entityEnd === 'delete' ? done.rowsDeleted : 0);
      for (const urn of [...done.reverted.map((aspect) => aspect.urn), ...done.deletedUrns]) urns.add(urn);
    }
    return { count, urns };
  }
}

function isForeign({ keyAspect, aspectName, removed }: RunIndexEntry): boolean {
  return !keyAspect && aspectName !== 'status' && !removed;
}

function textOf({ urn, aspectName }: RunIndexEntry): string {
  return `${urn}\n${aspectName}`;
}

function batchesOf(rows: readonly RunIndexEntry[]): readonly (readonly RunIndexEntry[])[] {
  const batches: RunIndexEntry[][] = [];
  for (const entityRows of listsBy(rows, ({ urn }) => urn).values()) {
    const last = batches.at(-1);
    if (last === undefined || last.length + entityRows.length > ROWS_AT_ONCE) batches.push([...entityRows]);
    else last.push(...entityRows);
  }
  return batches;
}
