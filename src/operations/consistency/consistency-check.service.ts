import { Injectable } from '@nestjs/common';
import { DomainError } from '../../foundation/common/errors.js';
import { Urn } from '../../foundation/common/urn.js';
import { ModelRegistry } from '../../model/index.js';
import { type CheckListing, CheckRegistry } from './check-registry.js';
import type { CheckedBatch, ConsistencyCheck } from './checks/consistency-check.js';
import type { ConsistencyIssue, NamedIssue } from './consistency-issue.js';
import { type BatchFilter, type BatchPlan, BatchReader } from './scan/batch-reader.js';
import { decodeScrollId, encodeScrollId } from './scan/scroll-id.js';
import { checkOf, type CheckSelection, type CheckWish, selectChecks } from './select-checks.js';

/** A batch of entities to check. */
export interface CheckRequest extends CheckWish {
  /** Entities that are looked at, at most. */
  readonly batchSize: number;
  /** Of the batch before; absent = from the start. */
  readonly scrollId?: string | undefined;
  readonly filter: BatchFilter & {
    /** Names of entity types; nothing of another type is looked at. */
    readonly entityTypes?: readonly string[] | undefined;
  };
}

/** What a check of a batch found. */
export interface CheckOutcome {
  readonly entitiesScanned: number;
  readonly issues: readonly ConsistencyIssue[];
  /** Absent when there is no more to look at. */
  readonly scrollId?: string;
}

const NOTHING: CheckOutcome = { entitiesScanned: 0, issues: [] };

/**
 * Looks for mistakes in what is stored, and in what indices know beyond that. Who may do that is for the caller to ask.
 */
@Injectable()
export class ConsistencyCheckService {
  constructor(
    private readonly checks: CheckRegistry,
    private readonly model: ModelRegistry,
    private readonly reader: BatchReader,
  ) {}

  /** The checks that fit. */
  list(listing: CheckListing): readonly ConsistencyCheck[] {
    return this.checks.list(listing);
  }

  /** The check of that id. Throws `NOT_FOUND`. */
  find(id: string): ConsistencyCheck {
    return checkOf(this.checks, id);
  }

  /**
   * Checks the next entities of a walk, in byte order of their urns; fewer than `batchSize` do not mean the end. Throws
   * `INVALID_ARGUMENT` for checks or an entity type that do not exist or go together, and for a foreign `scrollId`, and
   * `ENGINE_UNAVAILABLE`.
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
   * What is amiss with one entity. Throws `MALFORMED_URN`, `INVALID_ARGUMENT` as `checkBatch`, `NOT_FOUND`,
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
   * The issues that callers name, with the fix for each: of one without, what its check finds now, which may be
   * nothing. Throws as `checkEntity`, but for `NOT_FOUND`.
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
