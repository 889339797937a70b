import { editDistance } from './edit-distance.js';

/** Longest name that is compared; longer ones are never intended. */
const LONGEST = 100;

/** `known`, sorted by similarity to `given`. */
export function nearestFirst(given: string, known: readonly string[]): readonly string[] {
  const distances = new Map(known.map((name) => [name, distance(given, name)]));
  return [...known].sort((one, other) => (distances.get(one) ?? 0) - (distances.get(other) ?? 0));
}

/** Maximum number of names returned by `nearestNames`. */
const MOST_NAMES = 20;

/** The names of `known` most similar to `given`, at most twenty, for a message; empty if there are none. */
export function nearestNames(given: string, known: readonly string[]): string {
  return nearestFirst(given, known).slice(0, MOST_NAMES).join(', ');
}

/**
 * A question for the end of a message, after a blank, that suggests the most similar name; empty if no name is similar.
 */
export function meantHint(given: string, known: readonly string[]): string {
  const likely = meant(given, known);
  return likely === undefined ? '' : ` Is "${likely}" meant?`;
}

/** The name of `known` that `given` was probably meant to be: at most a third of its letters differ, ignoring case. */
export function meant(given: string, known: readonly string[]): string | undefined {
  const [first] = nearestFirst(given, known);
  return first !== undefined && distance(given, first) <= Math.max(1, first.length / 3) ? first : undefined;
}

function distance(given: string, name: string): number {
  const most = Math.max(given.length, name.length);
  return most > LONGEST ? most : editDistance(given.toLowerCase(), name.toLowerCase(), most);
}
