import { describe, expect, it } from '@jest/globals';
import type { FacetMetadata } from '../../discovery/index.js';
import { degreeFacet, inLineageOrder } from './degree-facet.js';

/** Hits at the given distances. */
function hits(...degrees: readonly number[]) {
  return new Map(degrees.map((degree, at) => [`urn:li:dataset:${at}`, { degree }]));
}

const facet = (field: string): FacetMetadata => ({ field, displayName: field, entity: null, aggregations: [] });

describe('degreeFacet', () => {
  it('should count the candidates if all of them are hits', async () => {
    const { aggregations } = await degreeFacet(hits(1, 1, 2, 3, 7), 5, () => Promise.reject(new Error('asked')));
    expect(aggregations.map(({ value, count }) => [value, count])).toEqual([
      ['1', 2],
      ['2', 1],
      ['3+', 2],
    ]);
  });

  it('should count the smaller degrees otherwise, and give the rest to the largest', async () => {
    const asked: number[] = [];
    const { aggregations } = await degreeFacet(hits(1, 2, 2, 3, 4, 5), 4, async (part) => {
      asked.push(part.length);
      return part.length - 1;
    });
    expect(asked).toEqual([2, 1]);
    expect(aggregations.map(({ count }) => count)).toEqual([0, 1, 3]);
  });

  it('should count nothing without hits', async () => {
    const { aggregations } = await degreeFacet(hits(), 0, async () => 1);
    expect(aggregations.map(({ count }) => count)).toEqual([0, 0, 0]);
  });
});

describe('inLineageOrder', () => {
  it('should put entity types and platforms first, and keep the order of the rest', () => {
    const names = ['origin', 'removed', 'platform', 'hasOwners', '_entityType'];
    const ordered = inLineageOrder(names.map(facet)).map(({ field }) => field);
    expect(ordered).toEqual(['_entityType', 'platform', 'origin', 'removed', 'hasOwners']);
  });
});
