import { DAY_MS, HOUR_MS } from '../../foundation/common/durations.js';
import { user } from './urns.js';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** When the company described its metadata; it does not depend on the clock, so that repeated runs change nothing. */
export const FOUNDED = Date.UTC(2026, 0, 5);

/** The audit stamp of everything that does not follow the clock. */
export const STAMP = { time: FOUNDED, actor: user('nadia') } as const;

/** The beginning of the day of `now`, in milliseconds since 1970. */
export function dayOf(now: number): number {
  return Math.floor(now / DAY_MS) * DAY_MS;
}

/** The last `count` days, today first. */
export function lastDays(today: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_item, back) => today - back * DAY_MS);
}

/** That hour of the evening before `day`, so that nothing of today lies in the future. */
export function eveningBefore(day: number, hour: number): number {
  return day - DAY_MS + hour * HOUR_MS;
}

/** The name of the weekday of `time`. */
export function weekdayOf(time: number): string {
  return WEEKDAYS[new Date(time).getUTCDay()] ?? '';
}
