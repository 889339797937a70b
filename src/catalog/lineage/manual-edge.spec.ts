import { describe, expect, it } from '@jest/globals';
import { withEdges, withUpstreams } from './manual-edge.js';

const STAMP = { time: 5, actor: 'urn:li:corpuser:someone' };
const PLACE = { edges: 'inputEdges', bare: 'inputs', bareKey: 'string' };
const drawn = (destinationUrn: string) => ({
  destinationUrn,
  created: STAMP,
  lastModified: STAMP,
  properties: { source: 'UI' },
});

describe('withEdges', () => {
  it.each([
    ['add an edge', {}, { added: ['a'], removed: [] }, { inputEdges: [drawn('a')] }],
    [
      'leave an edge that is there',
      { inputEdges: [{ destinationUrn: 'a' }] },
      { added: ['a'], removed: [] },
      { inputEdges: [{ destinationUrn: 'a' }] },
    ],
    [
      'remove an edge from both lists',
      { inputEdges: [{ destinationUrn: 'a' }, { destinationUrn: 'b' }], inputs: [{ string: 'a' }, { string: 'c' }] },
      { added: [], removed: ['a'] },
      { inputEdges: [{ destinationUrn: 'b' }], inputs: [{ string: 'c' }] },
    ],
    ['remove what is added too', {}, { added: ['a'], removed: ['a'] }, { inputEdges: [] }],
    ['keep the rest', { title: 'x' }, { added: [], removed: ['a'] }, { title: 'x', inputEdges: [] }],
  ])('should %s', (_name, value, change, expected) => {
    expect(withEdges(value, PLACE, change, STAMP)).toEqual(expected);
  });
});

describe('withUpstreams', () => {
  it('should add and remove datasets, and keep column lineage', () => {
    const value = { upstreams: [{ dataset: 'a' }, { dataset: 'b' }], fineGrainedLineages: [] };
    expect(withUpstreams(value, { added: ['b', 'c'], removed: ['a'] }, STAMP)).toEqual({
      upstreams: [
        { dataset: 'b' },
        { dataset: 'c', type: 'TRANSFORMED', auditStamp: STAMP, created: STAMP, properties: { source: 'UI' } },
      ],
      fineGrainedLineages: [],
    });
  });
});
