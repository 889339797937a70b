// What a benchmark measured: printed, and kept for the table of results.
import { appendFileSync } from 'node:fs';

/**
 * A figure of a benchmark: `rate` per second, `p50` and `p99` in milliseconds, `ratio` to what `of` names, `megabytes`
 * of resident memory at most, and whatever else `note` says.
 *
 * @typedef {{ rate?: number, p50?: number, p99?: number, ratio?: number, of?: string, megabytes?: number, note?: string }} Figure
 */

const FILE = process.env.BENCH_FIGURES;

/** Prints a figure, and adds it to the file that BENCH_FIGURES names, a line of JSON each. */
export function tell(name, /** @type {Figure} */ figure) {
  console.log(`${name}: ${textOf(figure)}`);
  if (FILE !== undefined) appendFileSync(FILE, `${JSON.stringify({ name, ...figure })}\n`);
}

/** A figure in words, without what it does not hold. */
function textOf({ rate, p50, p99, ratio, of, megabytes, note }) {
  return [
    rate !== undefined && `${formatted(rate)}/s`,
    p50 !== undefined && `p50 ${formatted(p50)} ms`,
    p99 !== undefined && `p99 ${formatted(p99)} ms`,
    ratio !== undefined && `${ratio.toFixed(3)} of ${of}`,
    megabytes !== undefined && `${megabytes.toFixed(0)} MB at most`,
    note,
  ]
    .filter((part) => typeof part === 'string')
    .join(', ');
}

/** A number with three significant digits at least. */
export function formatted(value) {
  if (value >= 100) return Math.round(value).toLocaleString('en-US');
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
