import { describe, expect, it } from '@jest/globals';
import type { LineageNode } from '../../graph/index.js';
import { filterHits, hitDetails, hitsOf, nodesOfHits } from './lineage-hits.js';

const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,t,PROD)';
const column = (path: string) => `urn:li:schemaField:(${DATASET},${path})`;

const node = (degree: number, more: Partial<LineageNode> = {}): LineageNode => ({
  relationship: 'DownstreamOf',
  degree,
  degrees: [degree],
  origins: [{ from: 'start' }],
  isBetween: false,
  explored: false,
  truncatedChildren: false,
  ignoredAsHop: false,
  isManual: false,
  ...more,
});

const NODES = new Map([
  [column('x'), node(2, { explored: true })],
  [column('y'), node(1)],
]);

describe('hitsOf', () => {
  it('should be the nodes themselves where each of them is a hit', () => {
    expect(hitsOf(NODES, false)).toBe(NODES);
    expect(hitsOf(new Map([[DATASET, node(1)]]), true).get(DATASET)?.degree).toBe(1);
  });

  it('should omit other entity types', () => {
    expect(hitsOf(NODES, true, (name) => name === 'chart').size).toBe(0);
    expect(hitsOf(NODES, true, (name) => name === 'dataset').size).toBe(1);
  });

  it('should group columns under their entity', () => {
    const hits = hitsOf(NODES, true);
    expect([...hits].map(([urn, { degree }]) => [urn, degree])).toEqual([[DATASET, 1]]);
    const nodes = nodesOfHits(NODES, true, hits.keys()).get(DATASET);
    expect([...(nodes?.keys() ?? [])]).toEqual([column('x'), column('y')]);
    expect(hitDetails(1, nodes)).toEqual({
      degree: 1,
      degrees: [1, 2],
      explored: true,
      truncatedChildren: false,
      ignoredAsHop: false,
    });
  });

  it('should not group columns on request', () => {
    const hits = hitsOf(NODES, false);
    expect([...filterHits(hits, (degree) => degree === 1).keys()]).toEqual([column('y')]);
    expect(nodesOfHits(NODES, false, [column('y')])).toEqual(
      new Map([[column('y'), new Map([[column('y'), node(1)]])]]),
    );
  });
});
