import { Injectable } from '@nestjs/common';
import { type Actor, SYSTEM_ACTOR } from '../../auth/index.js';
import { IngestService } from '../../ingestion/index.js';
import { type RunIndexEntry, RunIndexStore } from '../../projection/index.js';
import type { Rollback } from './rollback.js';
import { surveyOf, type RollbackSurvey } from './rollback-survey.js';

/** Rows read in one statement. */
const PAGE = 5_000;

/** Rows that one transaction takes back, about; the rows of an entity are never parted. */
const ROWS_AT_ONCE = 500;

/** Entities whose rows are looked up in one statement. */
const URNS_AT_ONCE = 500;

/** Who wants something taken back. */
export type RollbackActor = Pick<Actor, 'urn'>;

/**
 * Takes back what runs of ingestion wrote. The right to delete it is the caller's to check; what gives rights comes
 * back only by those who may give them. Every method throws `ENGINE_UNAVAILABLE`.
 */
@Injectable()
export class RollbackService {
  constructor(
    private readonly runs: RunIndexStore,
    private readonly ingestion: IngestService,
  ) {}

  /** All aspects whose last change was the run's; those of soft-deleted entities only when asked for. */
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

  /** What a rollback would change; nothing is changed. */
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
   * Takes the rows back for `by`, entity by entity. Answers how many aspects and rows that were. Throws
   * `CONTENT_FORBIDDEN` for rights that `by` may not give. It goes on as long as it can: when it throws, some of it is
   * done, and the same call again does the rest. Once `signal` is aborted it goes no further, and throws its reason.
   */
  async apply({ rows, takesBack, entityEnd }: Rollback, by: RollbackActor, signal?: AbortSignal): Promise<number> {
    let count = 0;
    for (const batch of batchesOf(rows)) {
      signal?.throwIfAborted();
      const aspects = batch.map(({ urn, aspectName }) => ({ urn, aspectName }));
      const options = { source: 'SYSTEM', authorize: false, onBehalfOf: by.urn } as const;
      const done = await this.ingestion.rollback({ aspects, takesBack, entityEnd }, SYSTEM_ACTOR, options);
      count += done.reverted.length + (entityEnd === 'delete' ? done.rowsDeleted : 0);
    }
    return count;
  }
}

function isForeign({ keyAspect, aspectName, removed }: RunIndexEntry): boolean {
  return !keyAspect && aspectName !== 'status' && !removed;
}

function textOf({ urn, aspectName }: RunIndexEntry): string {
  return `${urn}\n${aspectName}`;
}

function batchesOf(rows: readonly RunIndexEntry[]): readonly (readonly RunIndexEntry[])[] {
  const byUrn = new Map<string, RunIndexEntry[]>();
  for (const row of rows) {
    const known = byUrn.get(row.urn);
    if (known === undefined) byUrn.set(row.urn, [row]);
    else known.push(row);
  }
  const batches: RunIndexEntry[][] = [];
  for (const entityRows of byUrn.values()) {
    const last = batches.at(-1);
    if (last === undefined || last.length + entityRows.length > ROWS_AT_ONCE) batches.push([...entityRows]);
    else last.push(...entityRows);
  }
  return batches;
}
