import { invalidArgument } from '../common/errors.js';

const LOWEST_PARTS = 5;
const MOST_PARTS = 6;

/** A number or name, a range, a step or a wildcard; lists of them are split before. */
const ITEM = /^(\*|\?|L|[A-Za-z]{3}|\d{1,2})(-([A-Za-z]{3}|\d{1,2}))?(\/\d{1,2})?(#\d)?L?$/;

/** Throws `INVALID_ARGUMENT` unless the times are written as cron does, in five or six parts, and the time zone is known. */
export function checkSchedule({ interval, timezone }: { readonly interval: string; readonly timezone: string }): void {
  const parts = interval.trim().split(/\s+/);
  const fits = parts.every((part) => part.split(',').every((item) => ITEM.test(item)));
  if (parts.length < LOWEST_PARTS || parts.length > MOST_PARTS || !fits)
    throw invalidArgument(`schedule.interval: "${interval}" is no schedule; write it as cron does, as in "0 5 * * *"`);
  if (!isTimeZone(timezone))
    throw invalidArgument(`schedule.timezone: "${timezone}" is no time zone; write one as in "Europe/Berlin"`);
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
