import { describe, expect, it } from '@jest/globals';
import { edgeId, edgeIdentity, type ExtractedEdge } from './edge.js';
import { diffEdges } from './edge-diff.js';

const edge = (destination: string, more: Partial<ExtractedEdge> = {}): ExtractedEdge => ({
  source: 'urn:li:tag:s',
  destination,
  type: 'T',
  updatedOn: 1,
  tracksTime: false,
  ...more,
});

const byIdentity = (...edges: readonly ExtractedEdge[]): ReadonlyMap<string, ExtractedEdge> =>
  new Map(edges.map((one) => [edgeIdentity(one), one]));

const names = (edges: readonly ExtractedEdge[]): string[] => edges.map(({ destination }) => destination);

describe('diffEdges', () => {
  it('should find what came, went and stayed', async () => {
    const { added, refreshed, removed } = await diffEdges(
      byIdentity(edge('a'), edge('b')),
      byIdentity(edge('b', { updatedOn: 2 }), edge('c')),
    );
    expect([names(added), names(refreshed), names(removed)]).toEqual([['c'], [], ['a']]);
  });

  it.each<[string, Partial<ExtractedEdge>, Partial<ExtractedEdge>, number]>([
    ['the time of an edge that tracks it', { tracksTime: true }, { tracksTime: true, updatedOn: 2 }, 1],
    ['the actor of an edge that tracks time', { tracksTime: true }, { tracksTime: true, updatedActor: 'x' }, 1],
    ['the time of another edge', {}, { updatedOn: 2 }, 0],
    ['the properties', { properties: { a: '1' } }, { properties: { a: '2' } }, 1],
    ['nothing', { tracksTime: true, properties: { a: '1' } }, { tracksTime: true, properties: { a: '1' } }, 0],
    ['the creation', { tracksTime: true, createdOn: 1 }, { tracksTime: true, createdOn: 2 }, 0],
  ])('should weigh a change of %s', async (_name, before, after, count) => {
    const { refreshed } = await diffEdges(byIdentity(edge('a', before)), byIdentity(edge('a', after)));
    expect(refreshed).toHaveLength(count);
  });

  it.each<[string, Partial<ExtractedEdge>]>([
    ['via', { via: 'urn:li:query:q' }],
    ['lifecycle owner', { lifecycleOwner: 'urn:li:tag:o' }],
    ['type', { type: 'U' }],
  ])('should tell edges apart by %s', async (_name, more) => {
    const { added, removed } = await diffEdges(byIdentity(edge('a')), byIdentity(edge('a', more)));
    expect([added.length, removed.length]).toEqual([1, 1]);
  });
});

describe('edgeId', () => {
  it('should differ by aspect and by case, and be 22 characters', () => {
    const ids = [edgeId(edge('a'), 'x'), edgeId(edge('a'), 'y'), edgeId(edge('A'), 'x')];
    expect([new Set(ids).size, ids[0]?.length]).toEqual([3, 22]);
  });
});
