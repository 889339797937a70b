import { describe, expect, it } from '@jest/globals';
import { highlights } from './highlights.js';

const facet = (name: string, counts: Readonly<Record<string, number>>) => ({
  name,
  displayName: name,
  entity: undefined,
  values: Object.entries(counts).map(([value, count]) => ({ value, count, isFiltered: false, entity: undefined })),
});

describe('highlights', () => {
  it('should report the number of entities and the share with each annotation', () => {
    const facets = [
      facet('_entityType', { domain: 1, dataset: 3 }),
      facet('_entityType␞hasOwners', { 'dataset␞true': 1, 'dataset␞false': 2, 'domain␞true': 1 }),
    ];
    expect(highlights(facets)).toEqual([
      {
        title: 'Datasets',
        value: 3,
        body: '33.33% have owners, 0.00% have tags, 0.00% have glossary terms, 0.00% have description, 0.00% have domain assigned!',
      },
      {
        title: 'Domains',
        value: 1,
        body: '100.00% have owners, 0.00% have tags, 0.00% have glossary terms, 0.00% have description!',
      },
    ]);
  });

  it('should omit types without entities', () => {
    expect(highlights([])).toEqual([]);
  });
});
