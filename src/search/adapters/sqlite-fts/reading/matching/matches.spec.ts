import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { setOf } from '../sets/document-set.js';
import {
  bestOf,
  intersectionOf,
  type Matches,
  restricted,
  type ScorePart,
  summed,
  unionOf,
  withBonus,
  without,
} from './matches.js';
import { Scoring } from './scoring.js';

/** Scores by id. */
type Scores = ReadonlyMap<number, number>;

const ids = fc.oneof(
  fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 30 }),
  fc.uniqueArray(fc.integer({ min: 1, max: 4_000 }), { maxLength: 10 }),
);
const part = fc.record({ ids, score: fc.integer({ min: 1, max: 5 }) });
const parts = fc.array(part, { maxLength: 5 });

function partOf({ ids: members, score }: { readonly ids: readonly number[]; readonly score: number }): ScorePart {
  return { documents: setOf(Uint32Array.from(members).sort()), score };
}

function scoresOf({ documents, parts: own }: Matches): Scores {
  const scoring = new Scoring(own);
  return new Map(Array.from(documents.ids(), (id) => [id, scoring.scoreOf(id)]));
}

/** The scores of each in ascending order of the ids, joined where both have one. */
function joined(all: readonly Scores[], join: (left: number, right: number) => number): Scores {
  const scores = new Map<number, number>();
  for (const one of all) {
    for (const [id, score] of one) scores.set(id, scores.has(id) ? join(scores.get(id) ?? 0, score) : score);
  }
  return new Map([...scores].sort(([left], [right]) => left - right));
}

const plus = (left: number, right: number): number => left + right;

const single = ({ documents, score }: ScorePart): Scores => new Map(Array.from(documents.ids(), (id) => [id, score]));

describe('Matches', () => {
  it('should add the scores of parts, or take the highest one', () => {
    fc.assert(
      fc.property(parts, (some) => {
        const all = some.map(partOf);
        expect(scoresOf(summed(all))).toEqual(joined(all.map(single), plus));
        expect(scoresOf(bestOf(all))).toEqual(joined(all.map(single), Math.max));
      }),
    );
  });

  it('should be joined, restricted and raised', () => {
    fc.assert(
      fc.property(parts, parts, parts, (first, second, third) => {
        const [left, right, other] = [first, second, third].map((some) => summed(some.map(partOf))) as [
          Matches,
          Matches,
          Matches,
        ];
        const both = intersectionOf(left, right);
        const inBoth = new Map(
          [...joined([scoresOf(left), scoresOf(right)], plus)].filter(
            ([id]) => left.documents.has(id) && right.documents.has(id),
          ),
        );
        expect(scoresOf(both)).toEqual(inBoth);
        expect(scoresOf(unionOf([both, other]))).toEqual(joined([inBoth, scoresOf(other)], plus));
        expect(scoresOf(withBonus(other, both))).toEqual(
          new Map([...scoresOf(other)].map(([id, score]) => [id, score + (inBoth.get(id) ?? 0)])),
        );
        const outside = new Map([...scoresOf(left)].filter(([id]) => !right.documents.has(id)));
        expect(scoresOf(without(left, right.documents))).toEqual(outside);
        expect(scoresOf(unionOf([without(left, right.documents), restricted(other, left.documents)]))).toEqual(
          joined([outside, new Map([...scoresOf(other)].filter(([id]) => left.documents.has(id)))], plus),
        );
      }),
    );
  });
});
