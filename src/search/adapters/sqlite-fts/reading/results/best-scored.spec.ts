import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bestScored } from './best-scored.js';
import { type DocumentSet, setOf } from '../sets/document-set.js';
import { Scoring } from '../matching/scoring.js';

const LAST = 60_000;

/** Every `step`th document from `first` on. */
interface Progression {
  readonly first: number;
  readonly step: number;
}

const few = fc.record({ first: fc.integer({ min: 0, max: LAST }), step: fc.integer({ min: 100, max: LAST }) });
const many = fc.record({ first: fc.integer({ min: 0, max: 100 }), step: fc.integer({ min: 1, max: 9 }) });
const progression = fc.oneof(few, many);

function setWith({ first, step }: Progression): DocumentSet {
  const size = Math.floor((LAST - first) / step) + 1;
  return setOf(Uint32Array.from({ length: size }, (_, at) => first + at * step));
}

const part = fc.record({ ids: progression, score: fc.integer({ min: 0, max: 2_000 }) });
const factor = fc.record({ ids: progression, weight: fc.constantFrom(0, 0.25, 0.3, 1, 1.25, 4) });

/** The same classes by the score of each document. */
function expected(documents: DocumentSet, scoring: Scoring, count: number): readonly [number, readonly number[]][] {
  const byScore = new Map<number, number[]>();
  for (const id of documents.ids()) {
    const score = scoring.scoreOf(id);
    const same = byScore.get(score);
    if (same === undefined) byScore.set(score, [id]);
    else same.push(id);
  }
  const classes: [number, readonly number[]][] = [];
  let missing = count;
  for (const [score, ids] of [...byScore].sort(([left], [right]) => right - left)) {
    if (missing <= 0) break;
    classes.push([score, ids]);
    missing -= ids.length;
  }
  return classes;
}

function found(documents: DocumentSet, scoring: Scoring, count: number): readonly [number, readonly number[]][] {
  return bestScored(documents, scoring, count).map((one) => [one.score, [...one.documents.ids()]]);
}

describe('bestScored', () => {
  it('should find the documents with the highest scores, and all that share the last one', () => {
    fc.assert(
      fc.property(
        progression,
        fc.array(part, { maxLength: 8 }),
        fc.array(factor, { maxLength: 3 }),
        fc.constantFrom(0, 1),
        fc.constantFrom(1, 10, 3_000),
        (ids, parts, factors, start, count) => {
          const documents = setWith(ids);
          const scoring = new Scoring(
            parts.map(({ ids: own, score }) => ({ documents: setWith(own), score: score / 256 })),
            factors.map(({ ids: own, weight }) => ({ documents: setWith(own), weight })),
            start,
          );
          expect(found(documents, scoring, count)).toEqual(expected(documents, scoring, count));
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each([
    ['many sets', Array.from({ length: 40 }, (_, at) => at + 2), 1],
    ['a score that sets reduce', [2, 3, 5], -1],
  ])('should do so with %s', (_what, steps, sign) => {
    const documents = setWith({ first: 0, step: 1 });
    const parts = steps.map((step) => ({
      documents: setWith({ first: step % 3, step }),
      score: (sign * (step + 7)) / 256,
    }));
    const scoring = new Scoring(parts, [{ documents: setWith({ first: 1, step: 2 }), weight: 0.25 }]);
    expect(found(documents, scoring, 10)).toEqual(expected(documents, scoring, 10));
  });

  it('should find nothing among no documents', () => {
    expect(bestScored(setOf(new Uint32Array(0)), new Scoring([]), 10)).toEqual([]);
  });
});
