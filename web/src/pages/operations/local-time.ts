const MINUTE_MS = 60_000;

/** Milliseconds since 1970 as a value of a `datetime-local` input, in the browser's time zone; empty for undefined. */
export function localTime(time: number | undefined): string {
  if (time === undefined) return '';
  const shifted = time - new Date(time).getTimezoneOffset() * MINUTE_MS;
  return new Date(shifted).toISOString().slice(0, 19);
}

/** The value of a `datetime-local` input as milliseconds since 1970; undefined for an empty or invalid one. */
export function timeOfLocal(value: string): number | undefined {
  const time = value === '' ? NaN : new Date(value).getTime();
  return Number.isNaN(time) ? undefined : time;
}
