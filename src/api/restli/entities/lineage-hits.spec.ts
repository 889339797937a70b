import { describe, expect, it } from '@jest/globals';
import type { LineageNode } from '../../../graph/index.js';
import type { FilterCriterion } from '../protocol/filter.js';
import { lineageCriteria } from './lineage-hits.js';

function node(urn: string, degree: number): readonly [string, LineageNode] {
  const flags = { isBetween: false, explored: true, truncatedChildren: false, ignoredAsHop: false, isManual: false };
  return [urn, { relationship: 'DownstreamOf', degree, degrees: [degree], origins: [], ...flags }];
}

const criterion = (field: string, values: readonly string[], negated = false): FilterCriterion => ({
  field,
  condition: 'EQUAL',
  values,
  negated,
});

const [near, far, chart] = ['urn:li:dataset:near', 'urn:li:dataset:far', 'urn:li:chart:c'];
const NODES = new Map([node(near, 1), node(far, 4), node(chart, 2)]);

describe('lineageCriteria', () => {
  it.each<[string, readonly string[], readonly (readonly FilterCriterion[])[], readonly string[]]>([
    ['everything', [], [], [near, far, chart]],
    ['a type in any case', ['DATASET'], [], [near, far]],
    ['a degree', [], [[criterion('degree', ['1', '2'])]], [near, chart]],
    ['far degrees together', [], [[criterion('degree', ['3+'])]], [far]],
    ['what is not of a degree', [], [[criterion('degree', ['1'], true)]], [far, chart]],
    ['alternatives', [], [[criterion('degree', ['1'])], [criterion('degree', ['2'])]], [near, chart]],
  ])('should find %s', (_case, types, filter, urns) => {
    expect([...lineageCriteria(NODES, types, filter).hits.keys()]).toEqual(urns);
  });

  it('should leave the rest of the filter to the index', () => {
    const platform = criterion('platform', ['urn:li:dataPlatform:hive']);
    expect(lineageCriteria(NODES, [], [[criterion('degree', ['1']), platform]]).criteria).toEqual([[platform]]);
  });
});
