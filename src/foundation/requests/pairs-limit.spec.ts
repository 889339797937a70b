import { describe, expect, it } from '@jest/globals';
import { checkPairs } from './pairs-limit.js';

describe('checkPairs', () => {
  it.each([
    [0, 1_000_000],
    [250, 200],
    [50_000, 1],
  ])('should take %i items for each of %i', (one, other) => {
    expect(() => checkPairs({ name: 'tagUrns', count: one }, { name: 'resources', count: other })).not.toThrow();
  });

  it('should refuse more pairs, naming both lists and the fix', () => {
    const work = (): void => checkPairs({ name: 'tagUrns', count: 1_000 }, { name: 'resources', count: 51 });
    expect(work).toThrow(
      'tagUrns and resources: 1000 for each of 51 are 51000 changes, more than the limit of 50000. Send several requests, each with a part of them.',
    );
  });
});
