import { invalidArgument } from '../foundation/common/errors.js';
import type { JsonObject } from '../foundation/json/json.js';
import type { TimeseriesAggregation, TimeseriesTable } from './aggregation/timeseries-aggregation.js';
import type { WantedDocuments } from './takeover/wanted-documents.js';
import type { TimeseriesDocument } from './timeseries-document.js';
import type { TimeseriesFilter } from './timeseries-filter.js';
import type { TimeseriesPage, TimeseriesScroll } from './timeseries-scroll.js';
import type { TimeseriesUrnPage, TimeseriesUrns } from './timeseries-urns.js';
import type { TimeseriesValue } from './timeseries-value.js';
import type { TimeseriesTruncation, TruncationControl } from './timeseries-truncation.js';

/** A sort field with its direction. */
export interface TimeseriesSort {
  readonly field: string;
  readonly order: 'ASCENDING' | 'DESCENDING';
}

/** Selects values of one aspect of one entity. */
export interface TimeseriesQuery {
  readonly urn: string;
  readonly aspectName: string;
  /** Milliseconds since 1970, inclusive. */
  readonly startTimeMillis?: number;
  /** Milliseconds since 1970, inclusive. */
  readonly endTimeMillis?: number;
  readonly filter?: TimeseriesFilter;
  /** Maximum number of values: 5,000 if absent, negative or above 10,000. */
  readonly limit?: number;
  /** Absent = newest first. */
  readonly sort?: readonly TimeseriesSort[];
}

/** Selects values to delete: those that match every given member. Requires `urn` or `runId`. */
export interface TimeseriesSelection {
  readonly urn?: string;
  /** Absent = every aspect. */
  readonly aspectName?: string;
  /** Milliseconds since 1970, inclusive. */
  readonly startTimeMillis?: number;
  /** Milliseconds since 1970, inclusive. */
  readonly endTimeMillis?: number;
  /** The run that wrote the values. */
  readonly runId?: string;
}

/**
 * Selects documents of one time series, including exploded ones. Names of entity type and aspect are case-insensitive.
 */
export interface TimeseriesCount {
  readonly entityType: string;
  readonly aspectName: string;
  /** Milliseconds since 1970, inclusive; absent = all. */
  readonly endTimeMillis?: number;
}

/** The disk space of an index or table. */
export interface TimeseriesIndexSize {
  /** The engine's name; a rebuilt index has a suffix. */
  readonly indexName: string;
  /** In lower case. */
  readonly entityType: string;
  /** In lower case. */
  readonly aspectName: string;
  /** Bytes on disk of one copy, including everything that belongs to it. */
  readonly bytes: number;
}

/** Work that runs inside the engine. */
export interface EngineTask {
  readonly completed: boolean;
  /** As reported by the engine. */
  readonly status: JsonObject;
  /** Nanoseconds. */
  readonly runTimeNanos: number;
}

/** The effective limit for a requested `limit` of values. */
export function effectiveLimit(limit: number | undefined): number {
  return limit === undefined || limit < 0 || limit > 10_000 ? 5_000 : limit;
}

/** Throws `INVALID_ARGUMENT` for a selection without urn and run, which would delete the values of all entities. */
export function requireBounded({ urn, runId }: TimeseriesSelection): void {
  if (urn === undefined && runId === undefined)
    throw invalidArgument('Timeseries values are deleted by urn or runId: give one of them');
}

/**
 * Stores the values of time-series aspects. It is the only copy of them: only `deleteValues` and `truncate` remove any.
 * Names of aspects are case-insensitive. Methods throw `ENGINE_UNAVAILABLE` if the engine does not respond. Each
 * adapter passes the suite in `test/contracts/timeseries-store.contract.ts`.
 */
export abstract class TimeseriesStore {
  /**
   * Stores documents from `timeseriesDocuments`. Idempotent: a document with an existing id replaces it, so sending a
   * value twice stores one. Resolves when all are durable; every later read sees them. After a rejection some may be
   * stored; retry with the same documents.
   */
  abstract append(documents: readonly TimeseriesDocument[]): Promise<void>;

  /**
   * The same for documents of another installation, but a document with an existing id is skipped, so that nothing
   * newer is lost and nothing is duplicated. Stores those that `wanted` returns. A delete at the same time stays one if
   * `wanted` leaves out its documents before `deleteValues` is called.
   */
  abstract adopt(documents: readonly TimeseriesDocument[], wanted: WantedDocuments): Promise<void>;

  /**
   * Values of one aspect of one entity, newest first by default; empty for an unknown urn or aspect. Throws
   * `INVALID_ARGUMENT` for an unknown condition.
   */
  abstract values(query: TimeseriesQuery): Promise<readonly TimeseriesValue[]>;

  /**
   * The newest value of each urn, or the newest that is not later than `atOrBefore` (milliseconds). Urns without one
   * are absent.
   */
  abstract latest(
    urns: readonly string[],
    aspectName: string,
    atOrBefore?: number,
  ): Promise<ReadonlyMap<string, TimeseriesValue>>;

  /**
   * Those of the aspects of which entities of the types of `urns` may have values, so that callers need not read the
   * others. Contains every aspect with a value, and maybe more.
   */
  abstract stored(urns: readonly string[], aspectNames: readonly string[]): Promise<ReadonlySet<string>>;

  /**
   * Values of all entities of a type, newest first; values of the same time by message id, descending, those without
   * one last. Each value that exists throughout the scroll occurs once. Throws `INVALID_ARGUMENT` for a position from
   * another engine. Empty for an unknown aspect.
   */
  abstract scroll(scroll: TimeseriesScroll): Promise<TimeseriesPage>;

  /**
   * Entities with values of a time series, in the engine's order. Each that has such values throughout the walk occurs
   * once. Empty for an unknown aspect.
   */
  abstract urns(query: TimeseriesUrns): Promise<TimeseriesUrnPage>;

  /** Whether the entity has any value of the aspect. */
  abstract exists(urn: string, aspectName: string): Promise<boolean>;

  /**
   * Removes the selected values, with the data derived from them. Returns the number of removed documents. Throws
   * `INVALID_ARGUMENT` without a urn and a run id.
   */
  abstract deleteValues(selection: TimeseriesSelection): Promise<number>;

  /** The number of documents; 0 for an unknown aspect. */
  abstract count(selection: TimeseriesCount): Promise<number>;

  /**
   * Computes metrics of groups of documents. Throws `INVALID_ARGUMENT` for an unknown aspect, field or condition, and
   * for more groups than an engine supports.
   */
  abstract aggregate(aggregation: TimeseriesAggregation): Promise<TimeseriesTable>;

  /** The size of each time series, including indices under construction. In no order. */
  abstract sizes(): Promise<readonly TimeseriesIndexSize[]>;

  /**
   * Removes old values permanently, and resolves when that is done. Readers always see the values to keep, and values
   * appended meanwhile are not lost; appended values that are old enough to be removed may stay. May be run again after
   * an interruption at any point; with an already aborted signal, it only cleans up. At most one truncation of a time
   * series may run at a time, across all processes. Does nothing for an unknown aspect.
   */
  abstract truncate(truncation: TimeseriesTruncation, control: TruncationControl): Promise<void>;

  /**
   * The state of a task inside the engine, with an `id` such as `node:number`; undefined if the engine does not know
   * the task or has no tasks.
   */
  abstract engineTask(id: string): Promise<EngineTask | undefined>;

  /** Closes the store's own connections. */
  abstract close(): Promise<void>;
}
