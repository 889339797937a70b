import { DAY_MS, HOUR_MS } from '../../foundation/common/durations.js';

/** Milliseconds of each named lifetime of a token; undefined = it never expires. A month is 30 days, a year 365. */
export const TOKEN_DURATIONS = {
  ONE_HOUR: HOUR_MS,
  ONE_DAY: DAY_MS,
  ONE_WEEK: 7 * DAY_MS,
  ONE_MONTH: 30 * DAY_MS,
  THREE_MONTHS: 90 * DAY_MS,
  SIX_MONTHS: 180 * DAY_MS,
  ONE_YEAR: 365 * DAY_MS,
  NO_EXPIRY: undefined,
} as const satisfies Record<string, number | undefined>;

/** Name of a lifetime. */
export type TokenDuration = keyof typeof TOKEN_DURATIONS;
