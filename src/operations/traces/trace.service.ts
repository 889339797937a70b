import { Injectable } from '@nestjs/common';
import { type AspectRecord, AspectStore } from '../../aspects/index.js';
import { Urn } from '../../foundation/common/urn.js';
import { type RefusedProposal, RefusedProposalStore } from '../../ingestion/index.js';
import { ModelRegistry } from '../../model/index.js';
import { type EntityRevision, RevisionStore } from '../../projection/index.js';
import { type AspectTrace, aspectTrace, primaryStatus, searchStatus, type StorageStatus } from './trace-status.js';

/** Requested aspects by urn; an empty list = all aspects of the entity. */
export type TracedAspects = ReadonlyMap<string, readonly string[]>;

/** Options of a trace. */
export interface TraceOptions {
  /** Whether to return only failures. */
  readonly onlyErrors: boolean;
  /** Whether to include the reasons of failures. */
  readonly detailed: boolean;
}

/** Traces of writes, by urn and aspect. */
export type WriteTrace = Readonly<Record<string, Readonly<Record<string, AspectTrace>>>>;

/** Stored data of the traced entities. */
interface Known {
  readonly latest: ReadonlyMap<string, ReadonlyMap<string, AspectRecord>>;
  readonly revisions: ReadonlyMap<string, EntityRevision>;
  readonly refused: readonly RefusedProposal[];
}

/**
 * Reports the status of a write by the trace id of its response. Writes are in SQL before the response, so none is
 * pending there.
 */
@Injectable()
export class TraceService {
  constructor(
    private readonly store: AspectStore,
    private readonly revisions: RevisionStore,
    private readonly refusals: RefusedProposalStore,
    private readonly registry: ModelRegistry,
  ) {}

  /**
   * Returns the traces of the requested aspects. Throws `MALFORMED_URN`, `VALIDATION_FAILED` for an unknown entity
   * type, and `ENGINE_UNAVAILABLE`.
   */
  async write(traceId: string, asked: TracedAspects, options: TraceOptions): Promise<WriteTrace> {
    const urns = [...asked.keys()];
    const [latest, revisions, refused] = await Promise.all([
      this.store.latest(urns),
      this.revisions.of(urns),
      this.refusals.of(traceId),
    ]);
    const known = { latest, revisions, refused };
    const traces = urns.map((urn) => [urn, this.ofEntity(traceId, urn, asked.get(urn) ?? [], known, options)] as const);
    return Object.fromEntries(traces.filter(([, aspects]) => !options.onlyErrors || Object.keys(aspects).length > 0));
  }

  private ofEntity(
    traceId: string,
    urn: string,
    names: readonly string[],
    known: Known,
    options: TraceOptions,
  ): Readonly<Record<string, AspectTrace>> {
    const stored = [...(known.latest.get(urn)?.keys() ?? [])];
    const refused = known.refused.filter((refusal) => refusal.urn === urn).map(({ aspectName }) => aspectName);
    const wanted = names.length > 0 ? names : [...new Set([...stored, ...refused])];
    const traces = wanted.map((name) => [name, this.ofAspect(traceId, urn, name, known, options)] as const);
    return Object.fromEntries(traces.filter(([, { success }]) => !options.onlyErrors || !success));
  }

  private ofAspect(
    traceId: string,
    urn: string,
    aspectName: string,
    { latest, revisions, refused }: Known,
    { detailed }: TraceOptions,
  ): AspectTrace {
    const refusals = refused.filter((refusal) => refusal.urn === urn && refusal.aspectName === aspectName);
    if (refusals.length > 0) return aspectTrace(refusalStatus(refusals, detailed), searchStatus('ERROR', undefined));
    if (this.isSeries(urn, aspectName)) {
      return aspectTrace({ writeStatus: 'NO_OP' }, { writeStatus: 'TRACE_NOT_IMPLEMENTED' });
    }
    const primary = primaryStatus(traceId, latest.get(urn)?.get(aspectName));
    return aspectTrace({ writeStatus: primary }, searchStatus(primary, revisions.get(urn)));
  }

  private isSeries(urn: string, aspectName: string): boolean {
    return this.registry.entity(Urn.parse(urn).entityType).aspects.get(aspectName)?.kind === 'timeseries';
  }
}

function refusalStatus(refusals: readonly RefusedProposal[], detailed: boolean): StorageStatus {
  if (!detailed) return { writeStatus: 'ERROR' };
  const writeExceptions = refusals.map(({ message, code }) => ({ message, exceptionClass: code, stackTrace: [] }));
  return { writeStatus: 'ERROR', writeExceptions };
}
