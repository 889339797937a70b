import { type DocumentSet, NO_DOCUMENTS } from '../sets/document-set.js';
import { difference, intersection, union } from '../sets/set-algebra.js';

/** A number that is added to the score of some documents. */
export interface ScorePart {
  readonly documents: DocumentSet;
  readonly score: number;
}

/**
 * Documents whose score is the sum of all parts that they are in: sums of the same few numbers, which many documents
 * share. They are valid until the end of the search.
 */
export interface Matches {
  readonly documents: DocumentSet;
  readonly parts: readonly ScorePart[];
  /** Whether parts contain further documents, which do not match. */
  readonly isWider: boolean;
}

/** No documents. */
export const NO_MATCHES: Matches = { documents: NO_DOCUMENTS, parts: [], isWider: false };

/** Documents that all have the same score. */
export function scored(documents: DocumentSet, score: number): Matches {
  return documents.size === 0 ? NO_MATCHES : { documents, parts: [{ documents, score }], isWider: false };
}

/** Documents of any part; scores add up. */
export function summed(parts: readonly ScorePart[]): Matches {
  const some = parts.filter(({ documents }) => documents.size > 0);
  return { documents: union(some.map(({ documents }) => documents)), parts: some, isWider: false };
}

/** Documents of any part, with their highest score. */
export function bestOf(parts: readonly ScorePart[]): Matches {
  const sorted = parts.filter(({ documents }) => documents.size > 0).sort((left, right) => right.score - left.score);
  let higher = NO_DOCUMENTS;
  const own = sorted.map(({ documents, score }) => {
    const rest = difference(documents, higher);
    higher = union([higher, documents]);
    return { documents: rest, score };
  });
  return { documents: higher, parts: own.filter(({ documents }) => documents.size > 0), isWider: false };
}

/** Documents that match in any way; scores add up. */
export function unionOf(all: readonly Matches[]): Matches {
  const some = all.filter(({ documents }) => documents.size > 0);
  const [first] = some;
  if (first !== undefined && some.length === 1) return first;
  return {
    documents: union(some.map(({ documents }) => documents)),
    parts: some.flatMap((matches) => partsWithin(matches)),
    isWider: false,
  };
}

/** Documents that match in both ways; scores add up. */
export function intersectionOf(left: Matches, right: Matches): Matches {
  return restricted({ ...left, parts: [...left.parts, ...right.parts] }, right.documents);
}

/** The same documents; those also in `bonus` get a higher score. */
export function withBonus(matches: Matches, bonus: Matches | undefined): Matches {
  if (bonus === undefined || bonus.documents.size === 0) return matches;
  return { ...matches, parts: [...matches.parts, ...partsWithin(bonus)], isWider: true };
}

/** The matches that are in a set. */
export function restricted(matches: Matches, set: DocumentSet): Matches {
  const documents = intersection(matches.documents, set);
  return documents.size === 0 ? NO_MATCHES : { ...matches, documents, isWider: true };
}

/** The matches that are not in a set. */
export function without(matches: Matches, set: DocumentSet): Matches {
  const documents = difference(matches.documents, set);
  return documents.size === 0 ? NO_MATCHES : { ...matches, documents, isWider: true };
}

function partsWithin({ documents, parts, isWider }: Matches): readonly ScorePart[] {
  if (!isWider) return parts;
  const own = parts.map((part) => ({ ...part, documents: intersection(part.documents, documents) }));
  return own.filter((part) => part.documents.size > 0);
}
