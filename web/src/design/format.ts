const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

const SPANS = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1_000],
] as const;

/** A number with separators: `12,345`. Numbers below 10 keep one decimal. */
export function countText(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 10 ? 1 : 0 });
}

/** A number of bytes: `1.5 MB`. */
export function bytesText(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  return `${countText(bytes / 1000 ** power)} ${UNITS[power] ?? 'B'}`;
}

/** A length of time in milliseconds, in its two largest units: `2 h 5 min`, `350 ms`. */
export function durationText(milliseconds: number): string {
  if (milliseconds < 1_000) return `${Math.round(milliseconds)} ms`;
  if (milliseconds < 10_000) return `${countText(milliseconds / 1_000)} s`;
  const at = SPANS.findIndex(([, length]) => milliseconds >= length);
  const [[unit, length], next] = [SPANS[at] ?? ['s', 1_000], SPANS[at + 1]];
  const first = `${Math.floor(milliseconds / length)} ${unit}`;
  const rest = next === undefined ? 0 : Math.floor((milliseconds % length) / next[1]);
  return rest === 0 || next === undefined ? first : `${first} ${rest} ${next[0]}`;
}

/** A point in time relative to `now`, both in milliseconds since 1970: `5 min ago`, `in 2 h`. */
export function relativeText(time: number, now: number): string {
  const distance = Math.abs(now - time);
  if (distance < 1_000) return 'now';
  const at = SPANS.find(([, length]) => distance >= length) ?? (['s', 1_000] as const);
  const text = `${Math.floor(distance / at[1])} ${at[0]}`;
  return time > now ? `in ${text}` : `${text} ago`;
}

/** The words of a name such as `restoreIndices` or `DATA_FLOW`: `restore indices`, `data flow`. */
export function wordsOf(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
}
