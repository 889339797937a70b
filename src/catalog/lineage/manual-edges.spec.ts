import { describe, expect, it } from '@jest/globals';
import type { chartInfo, StoredOf, upstreamLineage } from '../../model/index.js';
import { withChartInputs, withUpstreams } from './manual-edges.js';

const STAMP = { time: 5, actor: 'urn:li:corpuser:someone' };
const drawn = (destinationUrn: string) => ({
  destinationUrn,
  created: STAMP,
  lastModified: STAMP,
  properties: { source: 'UI' },
});

describe('withChartInputs', () => {
  const chart = (more: Partial<StoredOf<typeof chartInfo>> = {}): StoredOf<typeof chartInfo> => ({
    title: 'x',
    description: 'y',
    lastModified: {},
    ...more,
  });

  it.each([
    ['add an edge', chart(), { added: ['a'], removed: [] }, chart({ inputEdges: [drawn('a')] })],
    [
      'leave an edge that is there',
      chart({ inputEdges: [{ destinationUrn: 'a' }] }),
      { added: ['a'], removed: [] },
      chart({ inputEdges: [{ destinationUrn: 'a' }] }),
    ],
    [
      'remove an edge from both lists',
      chart({
        inputEdges: [{ destinationUrn: 'a' }, { destinationUrn: 'b' }],
        inputs: [{ string: 'a' }, { string: 'c' }],
      }),
      { added: [], removed: ['a'] },
      chart({ inputEdges: [{ destinationUrn: 'b' }], inputs: [{ string: 'c' }] }),
    ],
    ['remove an edge that is added too', chart(), { added: ['a'], removed: ['a'] }, chart({ inputEdges: [] })],
    ['keep the rest', chart(), { added: [], removed: ['a'] }, chart({ inputEdges: [] })],
  ])('should %s', (_name, value, change, expected) => {
    expect(withChartInputs(value, change, STAMP)).toEqual(expected);
  });
});

describe('withUpstreams', () => {
  it('should add and remove datasets, and keep column lineage', () => {
    const upstream = (dataset: string) => ({ dataset, type: 'COPY' as const });
    const value: StoredOf<typeof upstreamLineage> = {
      upstreams: [upstream('a'), upstream('b')],
      fineGrainedLineages: [],
    };
    expect(withUpstreams(value, { added: ['b', 'c'], removed: ['a'] }, STAMP)).toEqual({
      upstreams: [
        upstream('b'),
        { dataset: 'c', type: 'TRANSFORMED', auditStamp: STAMP, created: STAMP, properties: { source: 'UI' } },
      ],
      fineGrainedLineages: [],
    });
  });
});
