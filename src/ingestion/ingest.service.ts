import { Injectable } from '@nestjs/common';
import {
  AspectWriter,
  type ChangeProposal,
  type RollbackOutcome,
  type RollbackRequest,
  type WriteContext,
  type WriteResult,
  WriteSwitch,
} from '../aspects/index.js';
import type { Actor } from '../auth/index.js';
import { newTraceId } from '../foundation/requests/trace.js';
import { Urn } from '../foundation/common/urn.js';
import { AspectValidator, ModelRegistry } from '../model/index.js';
import { asksForIndexUpdate } from './index-update.js';
import type { IngestOptions } from './ingest-options.js';
import { runSummaryOf } from './assertion-run-summary.js';
import { LaterWrites } from './later-writes.js';
import { type PreparedProposal, prepareProposals } from './prepare-proposals.js';
import { type SeriesSelection, SeriesValues } from './series-values.js';
import { documentsOf, keyProposalOf, timeseriesResult } from './timeseries-values.js';
import { WriteAuthorizer } from './write-authorizer.js';
import { WriteContexts } from './write-contexts.js';
import { type Judge, WriteUnit } from './write-unit.js';

/** What a delete removed. */
export interface DeletedEntity {
  /** Rows of versioned aspects, every version counted. */
  readonly rows: number;
  /** Documents of timeseries aspects. */
  readonly timeseriesRows: number;
}

/**
 * The single entry point for writes: it authorizes, validates, then writes or appends. Throws `ENGINE_UNAVAILABLE`
 * while writes are switched off.
 */
@Injectable()
export class IngestService {
  private inFlight = 0;

  constructor(
    private readonly registry: ModelRegistry,
    private readonly validator: AspectValidator,
    private readonly authorizer: WriteAuthorizer,
    private readonly contexts: WriteContexts,
    private readonly writer: AspectWriter,
    private readonly series: SeriesValues,
    private readonly later: LaterWrites,
    private readonly writes: WriteSwitch,
  ) {}

  /** Proposals that are not durable yet: they are being judged, wait for a transaction, or are in one. */
  get pending(): number {
    return this.inFlight;
  }

  /**
   * Writes proposals in order; nothing is written unless all of them are allowed and valid. The writes are durable when
   * the promise resolves. The results name every aspect written, including default aspects of new entities; values of
   * time series come last. A proposal that repeats the previous one has no result of its own. Of an asynchronous write,
   * the proposals that stored values forbid, or whose values are invalid where others are valid, are recorded for its
   * trace, and of the rest those are written that the actor may write on their own. Throws `FORBIDDEN`,
   * `VALIDATION_FAILED`, `CONTENT_FORBIDDEN`, `PRECONDITION_FAILED`, `INVALID_ARGUMENT`, `RATE_LIMITED`,
   * `TRANSACTION_CONFLICT` or `ENGINE_UNAVAILABLE`.
   */
  async ingest(
    proposals: readonly ChangeProposal[],
    actor: Actor,
    options: IngestOptions,
  ): Promise<readonly WriteResult[]> {
    if (options.authorize) this.writes.requireUnthrottled();
    const judge = this.authorizer.judgeOf(actor, options);
    const prepared = prepareProposals(proposals, this.registry, actor, options);
    const isAwaited = proposals.some(({ headers }) => asksForIndexUpdate(headers));
    this.inFlight += prepared.length;
    try {
      const timed = isAwaited ? { ...options, searchTiming: 'answered' as const } : options;
      if (options.isAsync === true) return await this.writeLater(prepared, judge, this.contexts.of(actor, timed));
      const unit = await WriteUnit.judged(prepared, judge, this.validator);
      return await this.write(unit, this.contexts.of(actor, timed));
    } finally {
      this.inFlight -= prepared.length;
    }
  }

  /**
   * Hard-deletes an entity with its time series; does nothing when it does not exist. Throws `FORBIDDEN`,
   * `MALFORMED_URN` or `VALIDATION_FAILED`.
   */
  async deleteEntity(urn: string, actor: Actor, options: IngestOptions): Promise<DeletedEntity> {
    const entity = this.registry.entity(Urn.parse(urn).entityType);
    if (options.authorize) await this.authorizer.requireDelete(urn, actor);
    const context = this.contexts.of(actor, options);
    const rows = await this.writer.deleteEntity(urn, context);
    const timeseriesRows = await this.series.deleteOfEntity(urn, entity, context);
    return { rows, timeseriesRows };
  }

  /**
   * Deletes every version of one aspect, or every value of a time series; for the key aspect, the whole entity. Returns
   * the number of rows deleted. Throws `FORBIDDEN`, `MALFORMED_URN` or `VALIDATION_FAILED`.
   */
  async deleteAspect(urn: string, aspectName: string, actor: Actor, options: IngestOptions): Promise<number> {
    const aspect = this.registry.aspect(Urn.parse(urn).entityType, aspectName);
    if (aspect.isKey) return (await this.deleteEntity(urn, actor, options)).rows;
    if (options.authorize) await this.authorizer.requireDelete(urn, actor);
    if (aspect.kind === 'timeseries') return this.deleteValues({ urn, aspectName }, actor, options);
    return this.writer.deleteAspect(urn, aspectName, this.contexts.of(actor, options));
  }

  /**
   * Deletes values of a time series of one entity; the caller checks the privilege. Returns the number of documents
   * deleted. Throws `ENGINE_UNAVAILABLE`.
   */
  async deleteValues(selection: SeriesSelection, actor: Actor, options: IngestOptions): Promise<number> {
    return this.series.delete(selection, this.contexts.of(actor, options));
  }

  /**
   * Rolls values back, all of them in one transaction; see `AspectWriter.rollback`. The caller checks the privilege.
   */
  async rollback(request: RollbackRequest, actor: Actor, options: IngestOptions): Promise<RollbackOutcome> {
    return this.writer.rollback(request, this.contexts.of(actor, options));
  }

  /**
   * Deletes the values of time series that a run wrote; the caller checks the privilege. Returns the number of
   * documents deleted. Throws `ENGINE_UNAVAILABLE`.
   */
  async deleteRunValues(runId: string): Promise<number> {
    this.writes.require();
    return this.series.deleteOfRun(runId);
  }

  private writeLater(
    prepared: readonly PreparedProposal[],
    judge: Judge,
    given: WriteContext,
  ): Promise<readonly WriteResult[]> {
    const traceId = given.traceId ?? newTraceId(given.audit.time);
    const write = (unit: WriteUnit) => this.write(unit, { ...given, traceId });
    return this.later.write(prepared, { traceId, judge, write });
  }

  private async write({ items }: WriteUnit, context: WriteContext): Promise<readonly WriteResult[]> {
    const values = items.filter(({ aspect }) => aspect.kind === 'timeseries');
    const documents = values.flatMap(documentsOf);
    const versioned = items.map((one) =>
      one.aspect.kind === 'timeseries' ? keyProposalOf(one, this.registry) : one.proposal,
    );
    const results = await this.writer.write(versioned, context);
    if (values.length === 0) return results;
    await this.series.append(values, documents, context);
    const summaries = await this.writer.write(values.flatMap(runSummaryOf), context);
    return [...results, ...summaries, ...values.map((one) => timeseriesResult(one, context.audit))];
  }
}
