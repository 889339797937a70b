import { describe, expect, it } from '@jest/globals';
import { bestOf, type EqualMatches, type Matches, unionOf } from './matches.js';

/** Every `step`th id from `step` to `last`, scored with the tenth of the id. */
function every(step: number, last: number): Matches {
  const documents = Uint32Array.from({ length: Math.floor(last / step) }, (_, at) => (at + 1) * step);
  return { documents, scores: Float64Array.from(documents, (id) => id / 10) };
}

const equal = (step: number, last: number, score: number): EqualMatches => ({
  documents: every(step, last).documents,
  score,
});

/** The same by a map. */
function joined(parts: readonly (Matches | EqualMatches)[], join: (left: number, right: number) => number) {
  const scores = new Map<number, number>();
  for (const part of parts) {
    for (const [at, id] of part.documents.entries()) {
      const score = 'scores' in part ? (part.scores[at] ?? 0) : part.score;
      const known = scores.get(id);
      scores.set(id, known === undefined ? score : join(known, score));
    }
  }
  return [...scores].sort(([left], [right]) => left - right);
}

const pairsOf = ({ documents, scores }: Matches): readonly [number, number][] =>
  [...documents].map((id, at) => [id, scores[at] ?? 0]);

const CASES: readonly [string, readonly (Matches | EqualMatches)[]][] = [
  ['no parts', []],
  ['empty parts', [every(5, 1), equal(5, 1, 3)]],
  ['one part with one score', [every(5, 1), equal(5, 40, 3)]],
  ['two parts', [every(2, 60), equal(3, 90, 3)]],
  ['several dense parts', [every(2, 600), equal(3, 900, 3), every(5, 700), equal(7, 70, 0.5)]],
  ['the same again, with fewer ids', [every(2, 60), equal(3, 90, 3), every(5, 70)]],
  ['several sparse parts', [equal(100_000, 500_000, 3), every(200_000, 900_000), equal(70_000, 800_000, 1)]],
];

describe('The union of matches', () => {
  it.each(CASES)('should add the scores of %s', (_what, parts) => {
    const found = pairsOf(unionOf(parts));
    const wanted = joined(parts, (left, right) => left + right);
    expect(found.map(([id]) => id)).toEqual(wanted.map(([id]) => id));
    for (const [at, [, score]] of found.entries()) expect(score).toBeCloseTo(wanted[at]?.[1] ?? -1, 9);
  });

  it.each(CASES)('should take the highest score of %s', (_what, parts) => {
    expect(pairsOf(bestOf(parts))).toEqual(joined(parts, Math.max));
  });
});
