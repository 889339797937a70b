import type { SystemMetadata } from '../aspects/index.js';
import type { JsonObject } from '../common/json.js';
import type { TimeseriesDocument } from './timeseries-document.js';
import type { TimeseriesFilter } from './timeseries-filter.js';

/** One value of a timeseries aspect. */
export interface TimeseriesValue {
  readonly urn: string;
  /** Milliseconds since 1970; the time that the value speaks of. */
  readonly timestampMillis: number;
  /** The aspect as it was written. */
  readonly value: JsonObject;
  readonly systemMetadata: SystemMetadata | undefined;
}

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

/** The limit in force when a caller asks for `limit` values. */
export function effectiveLimit(limit: number | undefined): number {
  return limit === undefined || limit < 0 || limit > 10_000 ? 5_000 : limit;
}

/**
 * Keeps the values of timeseries aspects. It is the only copy of them: nothing but `deleteValues` removes any. Names of aspects are taken in any case. An
 * engine that does not answer is `ENGINE_UNAVAILABLE`. Each adapter passes the suite in `test/contracts/timeseries-store.contract.ts`.
 */
export abstract class TimeseriesStore {
  /**
   * Stores documents made by `timeseriesDocuments`, all or none. A document whose id is stored already is replaced, so that sending a value twice keeps one.
   * What it stored is seen by every later read.
   */
  abstract append(documents: readonly TimeseriesDocument[]): Promise<void>;

  /** Values of one aspect of one entity, newest first unless a sort is given; empty for an unknown urn or aspect. Throws `INVALID_ARGUMENT` for an unknown condition. */
  abstract values(query: TimeseriesQuery): Promise<readonly TimeseriesValue[]>;

  /** The newest value of each urn, or the newest that is not later than `atOrBefore` (milliseconds). Urns without one are absent. */
  abstract latest(
    urns: readonly string[],
    aspectName: string,
    atOrBefore?: number,
  ): Promise<ReadonlyMap<string, TimeseriesValue>>;

  /** Whether the entity has any value of the aspect. */
  abstract exists(urn: string, aspectName: string): Promise<boolean>;

  /** Removes the values meant, with what was derived from them. Answers how many documents went. Throws `INVALID_ARGUMENT` without a urn and a run id. */
  abstract deleteValues(selection: TimeseriesSelection): Promise<number>;
}
