import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { encodeTerm } from '../../file/term-encoding.js';
import { Column } from './column.js';
import { TextRanks } from './text-ranks.js';

const WORDS = ['a', 'ab', 'b', 'ba', 'c', 'x y', 'é', 'z'];
const ids = fc.integer({ min: 1, max: 40 });
const values = fc.uniqueArray(fc.constantFrom(...WORDS), { maxLength: 3 });
const contents = fc.dictionary(ids.map(String), values).map((found) => new Map(Object.entries(found)));
const changes = fc.array(
  fc.tuple(ids, fc.uniqueArray(fc.string({ unit: 'grapheme-ascii', maxLength: 2 }), { maxLength: 3 })),
);

function columnOf(documents: ReadonlyMap<string, readonly string[]>): Column {
  const byTerm = new Map<string, number[]>();
  for (const [id, texts] of documents) {
    for (const text of texts)
      byTerm.set(
        text,
        [...(byTerm.get(text) ?? []), Number(id)].sort((a, b) => a - b),
      );
  }
  const sorted = [...byTerm].sort(([left], [right]) => Buffer.compare(Buffer.from(left), Buffer.from(right)));
  return new Column(sorted.map(([term, found]) => [term, Uint32Array.from(found)] as const));
}

function textsAt(column: Column, id: number): string[] {
  return Array.from(column.valuesOf(column.codes[id] ?? 0), (value) => column.term(value)).sort();
}

describe('Column', () => {
  it('should know the values of each document, also after changes', () => {
    fc.assert(
      fc.property(contents, changes, (documents, changed) => {
        const column = columnOf(documents);
        const expected = new Map<string, readonly string[]>(documents);
        for (const [id, texts] of changed) {
          column.set(id, texts);
          expected.set(String(id), texts);
        }
        for (let id = 0; id <= 41; id += 1) {
          expect(textsAt(column, id)).toEqual([...(expected.get(String(id)) ?? [])].sort());
          expect(column.codes[id] ?? 0).toBeLessThan(column.limit);
        }
      }),
    );
  });

  it('should hold more documents and values than fit into a byte', () => {
    const terms = Array.from({ length: 70_000 }, (_, at) => String(at).padStart(5, '0'));
    const column = new Column(terms.map((term, at) => [term, Uint32Array.of(at + 1)] as const));
    expect([1, 300, 70_000].map((id) => textsAt(column, id))).toEqual([['00000'], ['00299'], ['69999']]);
    expect(column.find('00299')).toBe(299);
    expect(column.find('nothing')).toBeUndefined();
  });
});

describe('TextRanks', () => {
  it('should order values as their texts, also those that came later', () => {
    const texts = fc.string({ unit: 'grapheme-ascii', maxLength: 3 }).map((text) => text.toLowerCase());
    fc.assert(
      fc.property(fc.uniqueArray(texts), fc.uniqueArray(texts), texts, (first, later, other) => {
        const terms = first.map(encodeTerm).sort();
        const column = new Column(terms.map((term, at) => [term, Uint32Array.of(at + 1)] as const));
        const ranks = new TextRanks(column);
        for (const text of later) column.set(99, [encodeTerm(text)]);
        for (const left of [...first, ...later]) {
          const leftRank = ranks.rank(column.find(encodeTerm(left)) ?? -1);
          for (const right of [...first, ...later]) {
            const rightRank = ranks.rank(column.find(encodeTerm(right)) ?? -1);
            expect(Math.sign(leftRank - rightRank)).toBe(left < right ? -1 : left === right ? 0 : 1);
          }
          expect(Math.sign(leftRank - ranks.rankOf(other))).toBe(left < other ? -1 : left === other ? 0 : 1);
        }
      }),
    );
  });
});
