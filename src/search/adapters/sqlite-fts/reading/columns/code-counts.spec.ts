import { describe, expect, it } from '@jest/globals';
import { countCodes } from './code-counts.js';

describe('countCodes', () => {
  it.each([
    ['as many documents as codes', 8],
    ['many more codes than documents', 1_000],
  ])('should count the documents by code, with %s', (_what, limit) => {
    const { codes, counts } = countCodes(Uint32Array.of(0, 7, 3, 7, 0, 5, 0), limit);
    expect([[...codes], [...counts]]).toEqual([
      [3, 5, 7],
      [1, 1, 2],
    ]);
    expect(countCodes(Uint32Array.of(0, 0), limit).codes).toHaveLength(0);
    expect(countCodes(new Uint32Array(0), limit).codes).toHaveLength(0);
  });
});
