import { describe, expect, it } from '@jest/globals';
import { packets, pieces, selectPieces } from './pieces.js';

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_none, at) => at);

describe('pieces', () => {
  it.each([
    [0, []],
    [1, [1]],
    [500, [500]],
    [501, [500, 1]],
    [1200, [500, 500, 200]],
  ])('should cut %i items', (count, sizes) => {
    const cut = [...pieces(numbers(count))];
    expect(cut.map(({ length }) => length)).toEqual(sizes);
    expect(cut.flat()).toEqual(numbers(count));
  });

  it('should put together what is found for each piece', async () => {
    const rows = await selectPieces(numbers(1100), async (piece) => piece.filter((item) => item % 2 === 0));
    expect(rows).toEqual(numbers(1100).filter((item) => item % 2 === 0));
  });
});

describe('packets', () => {
  it('should part rows whose texts are too long together', () => {
    const rows = [
      ['a'.repeat(3_000_000), 1],
      ['b'.repeat(3_000_000), 2],
      ['c', 3],
      ['d'.repeat(9_000_000), 4],
      ['e', null],
    ];
    expect([...packets(rows)].map((part) => part.map(([text]) => String(text).charAt(0)).join(''))).toEqual([
      'a',
      'bc',
      'd',
      'e',
    ]);
  });
});
