import type { JsonObject } from '../foundation/common/json.js';
import type { TimeseriesAggregation, TimeseriesTable } from './aggregation/timeseries-aggregation.js';
import type { TimeseriesDocument } from './timeseries-document.js';
import type { TimeseriesFilter } from './timeseries-filter.js';
import type { TimeseriesPage, TimeseriesScroll } from './timeseries-scroll.js';
import type { TimeseriesValue } from './timeseries-value.js';
import type { TimeseriesTruncation, TruncationControl } from './timeseries-truncation.js';

/** Field and direction that values are ordered by. */
export interface TimeseriesSort {
  readonly field: string;
  readonly order: 'ASCENDING' | 'DESCENDING';
}

/** Which values of one aspect of one entity are meant. */
export interface TimeseriesQuery {
  readonly urn: string;
  readonly aspectName: string;
  /** Milliseconds since 1970, inclusive. */
  readonly startTimeMillis?: number;
  /** Milliseconds since 1970, inclusive. */
  readonly endTimeMillis?: number;
  readonly filter?: TimeseriesFilter;
  /** Most values answered: absent or negative = 5,000, and so is anything above 10,000. */
  readonly limit?: number;
  /** Absent = newest first. */
  readonly sort?: readonly TimeseriesSort[];
}

/** Which values to delete: all that fit every member given. One of `urn` and `runId` must be there. */
export interface TimeseriesSelection {
  readonly urn?: string;
  /** Absent = every aspect. */
  readonly aspectName?: string;
  /** Milliseconds since 1970, inclusive. */
  readonly startTimeMillis?: number;
  /** Milliseconds since 1970, inclusive. */
  readonly endTimeMillis?: number;
  /** Run that wrote the values. */
  readonly runId?: string;
}

/** Documents of one time series, exploded ones included. Names of entity type and aspect are taken in any case. */
export interface TimeseriesCount {
  readonly entityType: string;
  readonly aspectName: string;
  /** Milliseconds since 1970, inclusive; absent = all. */
  readonly endTimeMillis?: number;
}

/** The room that an index or table takes. */
export interface TimeseriesIndexSize {
  /** As the engine calls it; a rebuilt index has a suffix of its own. */
  readonly indexName: string;
  /** In lower case. */
  readonly entityType: string;
  /** In lower case. */
  readonly aspectName: string;
  /** Bytes on disk, of one copy, with everything that belongs to it. */
  readonly bytes: number;
}

/** Work that runs inside the engine. */
export interface EngineTask {
  readonly completed: boolean;
  /** As the engine tells it. */
  readonly status: JsonObject;
  /** Nanoseconds. */
  readonly runTimeNanos: number;
}

/** The limit in force when a caller asks for `limit` values. */
export function effectiveLimit(limit: number | undefined): number {
  return limit === undefined || limit < 0 || limit > 10_000 ? 5_000 : limit;
}

/**
 * Keeps the values of timeseries aspects. It is the only copy of them: nothing but `deleteValues` and `truncate`
 * removes any. Names of aspects are taken in any case. An engine that does not answer is `ENGINE_UNAVAILABLE`. Each
 * adapter passes the suite in `test/contracts/timeseries-store.contract.ts`.
 */
export abstract class TimeseriesStore {
  /**
   * Stores documents made by `timeseriesDocuments`. A document whose id is stored already is replaced, so that sending
   * a value twice keeps one. Resolves when all are durable, and every later read sees them. When it rejects, some may
   * be stored; sending the same again completes it.
   */
  abstract append(documents: readonly TimeseriesDocument[]): Promise<void>;

  /**
   * The same for documents that another installation made: one whose id is stored already stays as it is, so that
   * nothing newer is lost and nothing is there twice.
   */
  abstract adopt(documents: readonly TimeseriesDocument[]): Promise<void>;

  /**
   * Values of one aspect of one entity, newest first unless a sort is given; empty for an unknown urn or aspect. Throws
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
   * Values of all entities of a type, newest first; those of one time by message id, descending, those without one
   * last. Each value that is there all the while is met once. Throws `INVALID_ARGUMENT` for a place that another engine
   * gave. Nothing for an unknown aspect.
   */
  abstract scroll(scroll: TimeseriesScroll): Promise<TimeseriesPage>;

  /** Whether the entity has any value of the aspect. */
  abstract exists(urn: string, aspectName: string): Promise<boolean>;

  /**
   * Removes the values meant, with what was derived from them. Answers how many documents went. Throws
   * `INVALID_ARGUMENT` without a urn and a run id.
   */
  abstract deleteValues(selection: TimeseriesSelection): Promise<number>;

  /** How many documents there are; 0 for an unknown aspect. */
  abstract count(selection: TimeseriesCount): Promise<number>;

  /**
   * Computes metrics of groups of documents. Throws `INVALID_ARGUMENT` for an unknown aspect, field or condition, and
   * for more groups than an engine can take.
   */
  abstract aggregate(aggregation: TimeseriesAggregation): Promise<TimeseriesTable>;

  /** The room that each time series takes, one that is being rebuilt included. In no order. */
  abstract sizes(): Promise<readonly TimeseriesIndexSize[]>;

  /**
   * Removes old values for good, and resolves when that is done. Readers never miss a value that is kept, nor does one
   * that is appended meanwhile get lost; of those with a time that goes, some may stay. Interrupted at any point it may
   * be run again; run with a signal that is aborted already, it only clears up. At most one truncation of a time series
   * may run at a time, in all processes. An unknown aspect is nothing to do.
   */
  abstract truncate(truncation: TimeseriesTruncation, control: TruncationControl): Promise<void>;

  /**
   * The state of work inside the engine, `id` as in `node:number`; undefined where the engine knows none, or has no
   * such work at all.
   */
  abstract engineTask(id: string): Promise<EngineTask | undefined>;

  /** Lets go of connections that are the store's own. */
  abstract close(): Promise<void>;
}
