import { Injectable } from '@nestjs/common';
import { DomainError } from '../../foundation/common/errors.js';
import { Urn } from '../../foundation/common/urn.js';
import { ModelRegistry } from '../../model/index.js';
import { type CheckListing, CheckRegistry } from './check-registry.js';
import type { CheckedBatch, ConsistencyCheck } from './checks/consistency-check.js';
import type { ConsistencyIssue, NamedIssue } from './consistency-issue.js';
import { type BatchFilter, type BatchPlan, BatchReader } from './scan/batch-reader.js';
import { decodeScrollId, encodeScrollId } from './scan/scroll-id.js';
import { checkOf, type CheckSelection, type CheckCriteria, selectChecks } from './select-checks.js';

/** A batch of entities to check. */
export interface CheckRequest extends CheckCriteria {
  /** Maximum number of entities to check. */
  readonly batchSize: number;
  /** Scroll id of the previous batch; absent = from the start. */
  readonly scrollId?: string | undefined;
  readonly filter: BatchFilter & {
    /** Entity types to check; entities of other types are skipped. */
    readonly entityTypes?: readonly string[] | undefined;
  };
}

/** Result of the check of a batch. */
export interface CheckOutcome {
  readonly entitiesScanned: number;
  readonly issues: readonly ConsistencyIssue[];
  /** Absent after the last batch. */
  readonly scrollId?: string;
}

const NOTHING: CheckOutcome = { entitiesScanned: 0, issues: [] };

/**
 * Finds inconsistencies in stored data, and index entries without stored data. Checks no privileges; the caller does.
 */
@Injectable()
export class ConsistencyCheckService {
  constructor(
    private readonly checks: CheckRegistry,
    private readonly model: ModelRegistry,
    private readonly reader: BatchReader,
  ) {}

  /** Returns the selected checks. */
  list(listing: CheckListing): readonly ConsistencyCheck[] {
    return this.checks.list(listing);
  }

  /** Returns the check with an id. Throws `NOT_FOUND`. */
  find(id: string): ConsistencyCheck {
    return checkOf(this.checks, id);
  }

  /**
   * Checks the next entities of a scroll, in byte order of their urns; fewer than `batchSize` entities do not mean the
   * end. Throws `INVALID_ARGUMENT` for checks or an entity type that do not exist or do not match, and for the
   * `scrollId` of another scroll, and `ENGINE_UNAVAILABLE`.
   */
  async checkBatch({ batchSize, scrollId, filter, ...wish }: CheckRequest): Promise<CheckOutcome> {
    const selection = selectChecks(wish, this.checks, this.model);
    const { name } = selection.entity;
    const after = scrollId === undefined ? undefined : decodeScrollId(scrollId, name);
    const isWanted = filter.entityTypes?.includes(name) ?? true;
    if (!isWanted || selection.checks.length === 0) return NOTHING;
    return this.walk({ ...selection, filter, size: batchSize }, after);
  }

  /**
   * Returns the issues of one entity. Throws `MALFORMED_URN`, `INVALID_ARGUMENT` as `checkBatch` does, `NOT_FOUND` and
   * `ENGINE_UNAVAILABLE`.
   */
  async checkEntity(urn: string, checkIds?: readonly string[]): Promise<readonly ConsistencyIssue[]> {
    const selection = this.selectionFor(urn, checkIds);
    const batch = await this.reader.one(selection, urn);
    if (batch.entities.length + batch.orphans.length === 0) {
      throw new DomainError('NOT_FOUND', `${urn} is not stored, or is soft-deleted.`);
    }
    return issuesOf(selection, batch);
  }

  /**
   * Completes the issues of a caller with fixes: an issue without a fix becomes the issues that its check finds now,
   * possibly none. Throws what `checkEntity` throws, except `NOT_FOUND`.
   */
  async resolve(named: readonly NamedIssue[]): Promise<readonly ConsistencyIssue[]> {
    const selections = named.map(({ entityUrn, checkId }) =>
      this.selectionFor(entityUrn, checkId === undefined ? undefined : [checkId]),
    );
    const issues: ConsistencyIssue[] = [];
    for (const [at, { fixType, ...issue }] of named.entries()) {
      const selection = selections[at];
      if (fixType !== undefined) issues.push({ ...issue, fixType });
      else if (selection !== undefined) {
        issues.push(...issuesOf(selection, await this.reader.one(selection, issue.entityUrn)));
      }
    }
    return issues;
  }

  private async walk(plan: BatchPlan, start: string | undefined): Promise<CheckOutcome> {
    await this.reader.prepare(plan);
    for (let after = start; ;) {
      const { batch, scanned, next } = await this.reader.next(plan, after);
      if (scanned > 0 || next === undefined) {
        const place = next === undefined ? {} : { scrollId: encodeScrollId(next) };
        return { entitiesScanned: scanned, issues: issuesOf(plan, batch), ...place };
      }
      after = next;
    }
  }

  private selectionFor(urn: string, checkIds: readonly string[] | undefined): CheckSelection {
    return selectChecks({ entityType: Urn.parse(urn).entityType, checkIds }, this.checks, this.model);
  }
}

function issuesOf({ checks }: CheckSelection, batch: CheckedBatch): readonly ConsistencyIssue[] {
  return checks.flatMap((check) => check.check(batch));
}
