const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Waits before each further attempt, in milliseconds. Source: the schedule that Standard Webhooks recommends. */
export const RETRY_WAITS_MS: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

/** The part of a wait that is added at random at most, so that retries of many webhooks do not coincide. */
const JITTER = 0.2;
/** The longest wait that a receiver may ask for. */
const LONGEST_WAIT_MS = 24 * HOUR;

/**
 * The wait after the failed attempt number `attempt` (1 = the first), in milliseconds; undefined after the last one. At
 * least `askedMs`, the wait that the receiver asked for, up to a day; `random` is from 0 to 1.
 */
export function retryWait(attempt: number, askedMs: number | undefined, random: number): number | undefined {
  const wait = RETRY_WAITS_MS[attempt - 1];
  if (wait === undefined) return undefined;
  return Math.max(wait * (1 + JITTER * random), Math.min(askedMs ?? 0, LONGEST_WAIT_MS));
}

/** The value of a `Retry-After` header in milliseconds from `now`; undefined when it is absent or invalid. */
export function retryAfterMs(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * SECOND;
  const time = Date.parse(header);
  return Number.isNaN(time) ? undefined : Math.max(0, time - now);
}
