import { distinct } from '../foundation/common/distinct.js';
import type { TimeseriesStore } from './timeseries-store.port.js';
import type { TimeseriesValue } from './timeseries-value.js';

/** The newest values of an aspect that are wanted; see `TimeseriesStore.latest`. */
export interface LatestWanted {
  readonly aspectName: string;
  readonly urns: readonly string[];
  /** Milliseconds. */
  readonly atOrBefore?: number | undefined;
}

/**
 * The newest values by urn, for each of `wanted` in its order. Aspects of which nothing is stored are not read, and the
 * others at the same time.
 */
export async function latestOfEach(
  store: TimeseriesStore,
  wanted: readonly LatestWanted[],
): Promise<readonly ReadonlyMap<string, TimeseriesValue>[]> {
  if (wanted.length === 0) return [];
  const urns = distinct(wanted.flatMap((one) => one.urns));
  const stored = await store.stored(urns, distinct(wanted.map(({ aspectName }) => aspectName)));
  return Promise.all(
    wanted.map(async ({ aspectName, urns: ofSeries, atOrBefore }) =>
      stored.has(aspectName) ? store.latest(ofSeries, aspectName, atOrBefore) : new Map<string, TimeseriesValue>(),
    ),
  );
}
