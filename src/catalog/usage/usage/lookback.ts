import { DAY_MS, HOUR_MS } from '../../../foundation/common/durations.js';
import { type TimeRange } from './time-range.enum.js';

/**
 * Length of each range in milliseconds: one bucket and one millisecond more than its name says, so that the first
 * bucket is complete. Source: DataHub.
 */
const LOOKBACK: Readonly<Record<Exclude<TimeRange, TimeRange.ALL> | 'HOUR', number>> = {
  HOUR: 2 * HOUR_MS + 1,
  DAY: 2 * DAY_MS + 1,
  WEEK: 8 * DAY_MS + 1,
  MONTH: 31 * DAY_MS + 1,
  QUARTER: 92 * DAY_MS + 1,
  HALF_YEAR: 183 * DAY_MS + 1,
  YEAR: 366 * DAY_MS + 1,
};

/** Name of a range; only rest.li has HOUR. */
export type LookbackRange = `${TimeRange}` | 'HOUR';

/** Returns the start of a range that ends at `now`, in milliseconds since 1970. */
export function startOf(range: LookbackRange, now: number): number {
  return range === 'ALL' ? 0 : now - LOOKBACK[range];
}
