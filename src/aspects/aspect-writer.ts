import { Injectable } from '@nestjs/common';
import { Clock } from '../foundation/common/clock.js';
import { DomainError } from '../foundation/common/errors.js';
import { newTraceId } from '../foundation/requests/trace.js';
import { Urn } from '../foundation/common/urn.js';
import { Database, type SqlTransaction } from '../foundation/database/index.js';
import { AspectValidator, ModelRegistry } from '../model/index.js';
import { AspectRemover } from './rows/aspect-remover.js';
import type { ChangeProposal, WriteContext, WriteResult } from './change-proposal.js';
import { touchRevisions } from './rows/entity-revisions.js';
import { PatchLimits } from './patch/index.js';
import { RetentionPolicies } from './rows/retention.js';
import { rollbackBatch } from './rollback/rollback-batch.js';
import type { RollbackOutcome, RollbackRequest } from './rollback/rollback-request.js';
import { type BatchOutcome, type BatchTools, writeBatch } from './writes/write-batch.js';
import { type AspectChange, WriteListeners } from './writes/write-listener.js';
import { WriteRules } from './writes/write-rule.js';
import type { TracedWrite } from './writes/write-turn.js';

/**
 * Work in the transaction of a write, at `time` in milliseconds since 1970. It may run more than once, so it must
 * change nothing but the database.
 */
export type AlsoStored = (sql: SqlTransaction, time: number) => Promise<void>;

interface Changed {
  readonly changes: readonly AspectChange[];
  readonly write: TracedWrite;
}

/**
 * The transaction of a write. Everything in one call is stored together or not at all, with its history, its edges and
 * the new revisions of its entities; the write is durable when the promise resolves. Values must be valid; patches are
 * validated here, after they are applied. The time of a write is that of its turn on its entities, not of its request
 * (`WriteTurn`).
 */
@Injectable()
export class AspectWriter {
  private readonly tools: BatchTools;

  constructor(
    private readonly database: Database,
    registry: ModelRegistry,
    validator: AspectValidator,
    rules: WriteRules,
    listeners: WriteListeners,
    retention: RetentionPolicies,
    remover: AspectRemover,
    patchLimits: PatchLimits,
    clock: Clock,
  ) {
    this.tools = { model: { registry, validator, patchLimits }, rules, listeners, retention, remover, clock };
  }

  /**
   * Writes proposals of versioned aspects, in order. The results list every aspect written, including key and default
   * aspects of new entities. Throws `VALIDATION_FAILED`, `PRECONDITION_FAILED`, `CONTENT_FORBIDDEN` or
   * `INVALID_ARGUMENT` for the batch, `TRANSACTION_CONFLICT`, `ENGINE_UNAVAILABLE`, or `OUTCOME_UNKNOWN` when it is
   * unknown whether all of the batch or none of it is stored.
   */
  async write(proposals: readonly ChangeProposal[], context: WriteContext): Promise<readonly WriteResult[]> {
    if (proposals.length === 0) return [];
    return (await this.run(proposals, context)).results;
  }

  /**
   * Hard-deletes an entity: every version of every aspect. Returns the number of rows deleted; 0 when the entity has no
   * key aspect.
   */
  async deleteEntity(urn: string, context: WriteContext): Promise<number> {
    const { keyAspect } = this.tools.model.registry.entity(Urn.parse(urn).entityType);
    return this.deleteAspect(urn, keyAspect.name, context);
  }

  /** Deletes every version of one aspect; for the key aspect, the whole entity. Returns the number of rows deleted. */
  async deleteAspect(urn: string, aspectName: string, context: WriteContext): Promise<number> {
    const entity = this.tools.model.registry.entity(Urn.parse(urn).entityType);
    const proposal = { urn, entityType: entity.name, aspectName, changeType: 'DELETE' } as const;
    return (await this.run([proposal], context)).rowsDeleted;
  }

  /**
   * Rolls values back: the newest version that stays becomes the latest one, with its system metadata and audit stamp;
   * an aspect without such a version is deleted. Aspects whose latest value is not rolled back stay as they are. Throws
   * what `write` throws.
   */
  async rollback(request: RollbackRequest, context: WriteContext): Promise<RollbackOutcome> {
    if (request.aspects.length === 0) return { reverted: [], deletedUrns: [], rowsDeleted: 0 };
    const write = { ...context, traceId: context.traceId ?? newTraceId(context.audit.time) };
    return this.committed((sql) => rollbackBatch(this.tools, sql, request, write));
  }

  /**
   * Raises the revision of entities by one, so that search follows changes outside their aspects, and runs `also` in
   * the same transaction. Urns without aspects still get no document. Throws `TRANSACTION_CONFLICT` or
   * `ENGINE_UNAVAILABLE`.
   */
  async touch(urns: readonly string[], context: WriteContext, also?: AlsoStored): Promise<void> {
    if (urns.length === 0 && also === undefined) return;
    const distinct = [...new Set(urns)];
    await this.database.transaction(async (sql) => {
      await touchRevisions(sql, distinct, context.audit.time);
      await also?.(sql, Math.max(context.audit.time, this.tools.clock.now()));
    });
    if (distinct.length > 0) await this.tools.listeners.afterTouch(distinct, context);
  }

  private async run(proposals: readonly ChangeProposal[], context: WriteContext): Promise<BatchOutcome> {
    this.refuseTimeseries(proposals);
    const write = { ...context, traceId: context.traceId ?? newTraceId(context.audit.time) };
    return this.committed((sql) => writeBatch(this.tools, sql, proposals, write), { combines: true });
  }

  /**
   * Runs `work` in a transaction and calls the listeners for what it changed, or may have changed. Returns its result.
   */
  private async committed<T extends Changed>(
    work: (sql: SqlTransaction) => Promise<T>,
    options?: { readonly combines: boolean },
  ): Promise<T> {
    const tried: T[] = [];
    const attempt = async (sql: SqlTransaction): Promise<T> => {
      tried[0] = await work(sql);
      return tried[0];
    };
    const outcome = await this.database.transaction(attempt, options).catch(async (error: unknown) => {
      const isUnknown = error instanceof DomainError && error.code === 'OUTCOME_UNKNOWN';
      for (const { changes, write } of isUnknown ? tried : []) await this.tools.listeners.afterUnknown(changes, write);
      throw error;
    });
    await this.tools.listeners.afterCommit(outcome.changes, outcome.write);
    return outcome;
  }

  private refuseTimeseries(proposals: readonly ChangeProposal[]): void {
    for (const { entityType, aspectName } of proposals) {
      if (this.tools.model.registry.aspect(entityType, aspectName).kind === 'timeseries') {
        throw new DomainError('INTERNAL', `Aspect ${aspectName} is a time series and has no rows`);
      }
    }
  }
}
