import { describe, expect, it } from '@jest/globals';
import type { FacetMetadata } from '../../discovery/index.js';
import { degreeFacet, inLineageOrder } from './degree-facet.js';

/** Hits at the given distances. */
function hits(...degrees: readonly number[]) {
  return new Map(degrees.map((degree, at) => [`urn:li:dataset:${at}`, { degree }]));
}

const facet = (field: string): FacetMetadata => ({ field, displayName: field, entity: null, aggregations: [] });

describe('degreeFacet', () => {
  it('should count from the walk alone when the index found all of it', async () => {
    const { aggregations } = await degreeFacet(hits(1, 1, 2, 3, 7), 5, () => Promise.reject(new Error('asked')));
    expect(aggregations.map(({ value, count }) => [value, count])).toEqual([
      ['1', 2],
      ['2', 1],
      ['3+', 2],
    ]);
  });

  it('should ask for the smaller parts when the index found less, and take the largest as the rest', async () => {
    const asked: number[] = [];
    const { aggregations } = await degreeFacet(hits(1, 2, 2, 3, 4, 5), 4, async (part) => {
      asked.push(part.length);
      return part.length - 1;
    });
    expect(asked).toEqual([2, 1]);
    expect(aggregations.map(({ count }) => count)).toEqual([0, 1, 3]);
  });

  it('should count nothing where nothing is found', async () => {
    const { aggregations } = await degreeFacet(hits(), 0, async () => 1);
    expect(aggregations.map(({ count }) => count)).toEqual([0, 0, 0]);
  });
});

describe('inLineageOrder', () => {
  it('should put the kinds and the platform first, and leave the rest as it is', () => {
    const names = ['origin', 'removed', 'platform', 'hasOwners', '_entityType'];
    const ordered = inLineageOrder(names.map(facet)).map(({ field }) => field);
    expect(ordered).toEqual(['_entityType', 'platform', 'origin', 'removed', 'hasOwners']);
  });
});
