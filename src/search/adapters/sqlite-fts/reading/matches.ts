import { scratch } from './scratch.js';

/** Documents in ascending order of their ids, with a score each. They are valid until the end of the search. */
export interface Matches {
  readonly documents: Uint32Array;
  readonly scores: Float64Array;
}

/** No documents. */
export const NO_MATCHES: Matches = { documents: new Uint32Array(0), scores: new Float64Array(0) };

/** Documents in ascending order of their ids, all with the same score. */
export interface EqualMatches {
  readonly documents: Uint32Array;
  readonly score: number;
}

type Part = Matches | EqualMatches;

/** Ids per match up to which a part of a board is cheaper than merging. Measured. */
const SPARSE = 16;

/** Documents that all have the same score. */
export function scored(documents: Uint32Array, score: number): Matches {
  return documents.length === 0 ? NO_MATCHES : { documents, scores: scratch.scores(documents.length).fill(score) };
}

/** Documents of any part; scores add up. */
export function unionOf(parts: readonly Part[]): Matches {
  return united(parts, (left, right) => left + right);
}

/** Documents of any part, with their highest score. */
export function bestOf(parts: readonly Part[]): Matches {
  return united(parts, Math.max);
}

type Joining = (left: number, right: number) => number;

function united(parts: readonly Part[], join: Joining): Matches {
  const some = parts.filter(({ documents }) => documents.length > 0);
  const [first, second] = some;
  if (first === undefined) return NO_MATCHES;
  if (second === undefined) return matchesOf(first);
  if (some.length === 2) return merged(matchesOf(first), matchesOf(second), join);
  const limit = Math.max(...some.map(({ documents }) => documents.at(-1) ?? 0)) + 1;
  const matches = some.reduce((sum, { documents }) => sum + documents.length, 0);
  return limit > matches * SPARSE ? mergedInPairs(some, join) : joinedOnBoard(some, limit, join);
}

function matchesOf(part: Part): Matches {
  return 'scores' in part ? part : scored(part.documents, part.score);
}

function mergedInPairs(parts: readonly Part[], join: Joining): Matches {
  const middle = parts.length >>> 1;
  return merged(united(parts.slice(0, middle), join), united(parts.slice(middle), join), join);
}

/** Scores by document id, and 1 for each document that has one; both are reused. */
const board = { scores: new Float64Array(0), isScored: new Uint8Array(0) };

/** Joins parts whose ids are all below `limit`. */
function joinedOnBoard(parts: readonly Part[], limit: number, join: Joining): Matches {
  if (board.scores.length < limit) {
    board.scores = new Float64Array(limit + (limit >>> 3));
    board.isScored = new Uint8Array(board.scores.length);
  }
  let count = 0;
  for (const part of parts) count += noteOnBoard(part, join);
  const { scores, isScored } = board;
  const found = new Builder(count);
  for (let id = 0; id < limit; id += 1) {
    if (isScored[id] === 0) continue;
    isScored[id] = 0;
    found.add(id, scores[id] ?? 0);
  }
  return found.matches();
}

/** Joins a part with what the board holds; returns the number of its new documents. */
function noteOnBoard(part: Part, join: Joining): number {
  const { scores, isScored } = board;
  const { documents } = part;
  const own = 'scores' in part ? part.scores : undefined;
  const same = 'scores' in part ? 0 : part.score;
  let added = 0;
  for (let at = 0; at < documents.length; at += 1) {
    const id = documents[at] ?? 0;
    const score = own === undefined ? same : (own[at] ?? 0);
    if (isScored[id] === 1) scores[id] = join(scores[id] ?? 0, score);
    else {
      isScored[id] = 1;
      scores[id] = score;
      added += 1;
    }
  }
  return added;
}

/** Documents of both; scores add up. */
export function intersectionOf(left: Matches, right: Matches): Matches {
  const found = new Builder(Math.min(left.documents.length, right.documents.length));
  let at = 0;
  for (let index = 0; index < left.documents.length; index += 1) {
    const id = left.documents[index] ?? 0;
    at = firstFrom(right.documents, at, id);
    if (right.documents[at] === id) found.add(id, (left.scores[index] ?? 0) + (right.scores[at] ?? 0));
  }
  return found.matches();
}

/** Documents of `matches`; those also in `bonus` get a higher score. */
export function withBonus(matches: Matches, bonus: Matches | undefined): Matches {
  if (bonus === undefined || bonus.documents.length === 0) return matches;
  const scores = copyOf(matches.scores);
  let at = 0;
  for (let index = 0; index < scores.length; index += 1) {
    const id = matches.documents[index] ?? 0;
    at = firstFrom(bonus.documents, at, id);
    if (bonus.documents[at] === id) scores[index] = (scores[index] ?? 0) + (bonus.scores[at] ?? 0);
  }
  return { documents: matches.documents, scores };
}

/** A copy of scores that may be changed. */
export function copyOf(scores: Float64Array): Float64Array {
  const copy = scratch.scores(scores.length);
  copy.set(scores);
  return copy;
}

/** The matches whose documents `keeps` accepts. */
export function filtered({ documents, scores }: Matches, keeps: (id: number) => boolean): Matches {
  const found = new Builder(documents.length);
  for (let index = 0; index < documents.length; index += 1) {
    const id = documents[index] ?? 0;
    if (keeps(id)) found.add(id, scores[index] ?? 0);
  }
  return found.matches();
}

/** Documents of `left` that are not in `right`. */
export function without(left: Matches, right: Matches): Matches {
  let at = 0;
  return filtered(left, (id) => {
    at = firstFrom(right.documents, at, id);
    return right.documents[at] !== id;
  });
}

function merged(left: Matches, right: Matches, join: Joining): Matches {
  const found = new Builder(left.documents.length + right.documents.length);
  let leftAt = 0;
  let rightAt = 0;
  while (leftAt < left.documents.length || rightAt < right.documents.length) {
    const leftId = left.documents[leftAt] ?? Infinity;
    const rightId = right.documents[rightAt] ?? Infinity;
    const id = Math.min(leftId, rightId);
    let score = 0;
    if (leftId === id) score += left.scores[leftAt++] ?? 0;
    if (rightId === id) score = join(score, right.scores[rightAt++] ?? 0);
    found.add(id, score);
  }
  return found.matches();
}

/** The first position from `at` on with `id` or a greater id. */
function firstFrom(documents: Uint32Array, at: number, id: number): number {
  let place = at;
  while (place < documents.length && (documents[place] ?? 0) < id) place += 1;
  return place;
}

/** Collects matches in order. */
class Builder {
  private readonly documents: Uint32Array;
  private readonly scores: Float64Array;
  private count = 0;

  constructor(most: number) {
    this.documents = scratch.ids(most);
    this.scores = scratch.scores(most);
  }

  add(id: number, score: number): void {
    this.documents[this.count] = id;
    this.scores[this.count] = score;
    this.count += 1;
  }

  matches(): Matches {
    return { documents: this.documents.subarray(0, this.count), scores: this.scores.subarray(0, this.count) };
  }
}
