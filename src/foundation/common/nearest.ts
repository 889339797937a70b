import { editDistance } from './edit-distance.js';

/** Longest names that are compared; nobody means a longer one. */
const LONGEST = 100;

/** `known` with the names first that are most like `given`. */
export function nearestFirst(given: string, known: readonly string[]): readonly string[] {
  const distances = new Map(known.map((name) => [name, distance(given, name)]));
  return [...known].sort((one, other) => (distances.get(one) ?? 0) - (distances.get(other) ?? 0));
}

/** Names that `nearestNames` lists at most. */
const MOST_NAMES = 20;

/** The names of `known` that are most like `given`, twenty at most, for a message; empty where there are none. */
export function nearestNames(given: string, known: readonly string[]): string {
  return nearestFirst(given, known).slice(0, MOST_NAMES).join(', ');
}

/**
 * A question for the end of a message, after a blank: whether that name is meant that `given` is most like; empty where
 * none is.
 */
export function meantHint(given: string, known: readonly string[]): string {
  const likely = meant(given, known);
  return likely === undefined ? '' : ` Is "${likely}" meant?`;
}

/**
 * The one of `known` that `given` was probably meant to be: a third of its letters at most differ, upper and lower case
 * aside.
 */
export function meant(given: string, known: readonly string[]): string | undefined {
  const [first] = nearestFirst(given, known);
  return first !== undefined && distance(given, first) <= Math.max(1, first.length / 3) ? first : undefined;
}

function distance(given: string, name: string): number {
  const most = Math.max(given.length, name.length);
  return most > LONGEST ? most : editDistance(given.toLowerCase(), name.toLowerCase(), most);
}
