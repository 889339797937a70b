import { invalidArgument } from '../../foundation/common/errors.js';

/**
 * Lowest and highest number of each field: seconds, which are optional, minutes, hours, days, months, days of the week.
 */
const LIMITS = [
  [0, 59],
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 7],
] as const;

/** A number or name, a range, a step or a wildcard; lists are split into items first. */
const ITEM = /^(\*|\?|L|[A-Za-z]{3}|\d{1,2})(?:-([A-Za-z]{3}|\d{1,2}))?(?:\/\d{1,2})?(?:#\d)?L?$/;

/**
 * Throws `INVALID_ARGUMENT` unless the interval is a cron expression with five or six fields and the time zone exists.
 */
export function checkSchedule({ interval, timezone }: { readonly interval: string; readonly timezone: string }): void {
  if (!isInterval(interval))
    throw invalidArgument(
      `schedule.interval: "${interval}" is not a schedule; use a cron expression such as "0 5 * * *"`,
    );
  if (!isTimeZone(timezone))
    throw invalidArgument(`schedule.timezone: "${timezone}" is not a time zone; use a name such as "Europe/Berlin"`);
}

function isInterval(text: string): boolean {
  const parts = text.trim().split(/\s+/);
  if (parts.length < LIMITS.length - 1 || parts.length > LIMITS.length) return false;
  const limits = LIMITS.slice(LIMITS.length - parts.length);
  return limits.every((range, index) => parts[index]?.split(',').every((item) => isItem(item, range)));
}

function isItem(item: string, [lowest, highest]: readonly [number, number]): boolean {
  const match = ITEM.exec(item);
  if (match === null) return false;
  const numbers = match.slice(1).filter((text) => /^\d/.test(text));
  return numbers.every((text) => Number(text) >= lowest && Number(text) <= highest);
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
