/** The first and the last millisecond of a time. */
export interface TimeSpan {
  readonly first: number;
  readonly last: number;
}

const TIME =
  /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:T(?:(\d\d)(?::(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?)?)?(Z|[+-]\d\d:?\d\d)?)?)?)?$/;

/**
 * The span of an ISO 8601 time whose last parts may be missing, such as the whole day of `2024-01-07`; UTC without a
 * zone. Undefined for other texts. The servers read times in the same way (`strict_date_optional_time`).
 */
export function timeSpan(text: string): TimeSpan | undefined {
  const match = TIME.exec(text.trim());
  if (match === null) return undefined;
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map((part) => part && Number(part));
  const zone = zoneMillis(match[8]);
  const fraction = match[7];
  const millis = fraction === undefined ? 0 : Number(fraction.padEnd(3, '0').slice(0, 3));
  const parts = [
    Number(year),
    Number(month ?? 1) - 1,
    Number(day ?? 1),
    Number(hour ?? 0),
    Number(minute ?? 0),
  ] as const;
  const first = Date.UTC(...parts, Number(second ?? 0), millis);
  if (!isCalendarTime(first, parts, Number(second ?? 0))) return undefined;
  const given = [month, day, hour, minute, second, fraction].findIndex((part) => part === undefined);
  const next = given === -1 ? first + 1 : nextOf(first, given);
  return { first: first - zone, last: next - 1 - zone };
}

/** Whether no part is beyond its limit, such as the 30th of February, which `Date.UTC` carries over. */
function isCalendarTime(time: number, [year, month, day, hour, minute]: readonly number[], second: number): boolean {
  const date = new Date(time);
  return (
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month &&
    date.getUTCDate() === day &&
    date.getUTCHours() === hour &&
    date.getUTCMinutes() === minute &&
    date.getUTCSeconds() === second
  );
}

/** The time at which the next year, month, day, hour, minute or second begins; `missing` = the first part without. */
function nextOf(first: number, missing: number): number {
  const date = new Date(first);
  if (missing === 0) return Date.UTC(date.getUTCFullYear() + 1, 0);
  if (missing === 1) return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1);
  return first + ([86_400_000, 3_600_000, 60_000, 1_000][missing - 2] ?? 1);
}

function zoneMillis(zone: string | undefined): number {
  if (zone === undefined || zone === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return (zone.startsWith('-') ? -minutes : minutes) * 60_000;
}
