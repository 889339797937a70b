import { invalidArgument } from '../../foundation/common/errors.js';
import type { DateBucketUnit } from './timeseries-aggregation.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Days from Monday to 1 January 1970, a Thursday. */
const EPOCH_WEEKDAY = 3;

const OFFSET = /^([+-])(\d{2}):?(\d{2})$/;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Throws `INVALID_ARGUMENT` unless `timeZone` is the name of a time zone or an offset such as `+02:00`. */
export function assertTimeZone(timeZone: string): void {
  try {
    offsetAt(0, timeZone);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw invalidArgument(
      `timeZone: ${timeZone} is no time zone; give a name as in Europe/Berlin, or an offset as in +02:00`,
    );
  }
}

/**
 * Start of the calendar interval that contains `millis`, in milliseconds since 1970. Intervals follow the clocks of
 * `timeZone`.
 */
export function bucketStart(millis: number, unit: DateBucketUnit, timeZone = 'UTC'): number {
  const local = millis + offsetAt(millis, timeZone);
  return instantOf(localStart(local, unit), timeZone);
}

/** Days from the start of a span to a moment within the next one, whatever the lengths of both. */
const INTO_NEXT: Readonly<Record<DateBucketUnit, number>> = {
  MINUTE: 1.5 * (MINUTE / DAY),
  HOUR: 1.5 * (HOUR / DAY),
  DAY: 1.5,
  WEEK: 10.5,
  MONTH: 45,
  QUARTER: 135,
  YEAR: 548,
};

/** Returns the start of the span after the one that starts at `start`. */
export function bucketAfter(start: number, unit: DateBucketUnit, timeZone = 'UTC'): number {
  return bucketStart(start + INTO_NEXT[unit] * DAY, unit, timeZone);
}

/** The start in the terms of a clock that knows no zone: milliseconds since its own 1970. */
function localStart(local: number, unit: DateBucketUnit): number {
  const date = new Date(local);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  switch (unit) {
    case 'MINUTE':
      return floor(local, MINUTE);
    case 'HOUR':
      return floor(local, HOUR);
    case 'DAY':
      return floor(local, DAY);
    case 'WEEK':
      return floor(local + EPOCH_WEEKDAY * DAY, 7 * DAY) - EPOCH_WEEKDAY * DAY;
    case 'MONTH':
      return Date.UTC(year, month);
    case 'QUARTER':
      return Date.UTC(year, month - (month % 3));
    case 'YEAR':
      return Date.UTC(year, 0);
  }
}

function floor(value: number, step: number): number {
  return Math.floor(value / step) * step;
}

/** The instant at which clocks of the zone show `local`: the first of two, or the end of the gap for a skipped time. */
function instantOf(local: number, timeZone: string): number {
  const guesses = [local - DAY, local + DAY].map((near) => local - offsetAt(near, timeZone));
  const exact = guesses.filter((guess) => guess + offsetAt(guess, timeZone) === local);
  return exact.length > 0 ? Math.min(...exact) : Math.max(...guesses);
}

/** Offset of the zone's clocks from UTC at an instant, in milliseconds. Throws a `RangeError` for an invalid zone. */
function offsetAt(millis: number, timeZone: string): number {
  if (timeZone === 'UTC' || timeZone === 'Z') return 0;
  const fixed = OFFSET.exec(timeZone);
  if (fixed !== null) {
    const [, sign, hours, minutes] = fixed;
    return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR + Number(minutes) * MINUTE);
  }
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(millis)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - floor(millis, 1_000);
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}
