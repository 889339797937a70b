import { describe, expect, it } from '@jest/globals';
import { fake } from '../../test/support/harness/fake.js';
import type { EdgeStore, RelationshipQuery } from '../graph/index.js';
import { GraphHierarchy } from './graph-hierarchy.js';

const domain = (id: string) => `urn:li:domain:${id}`;

/** Parents by child: b and c in a, d in b, and e and f in each other. */
const PARENTS = new Map(
  [
    ['b', 'a'],
    ['c', 'a'],
    ['d', 'b'],
    ['e', 'f'],
    ['f', 'e'],
  ].map(([child = '', parent = '']) => [domain(child), domain(parent)]),
);

function relationships({ urn, direction, types, relatedTypes }: RelationshipQuery) {
  expect([types, relatedTypes]).toEqual([['IsPartOf'], ['domain']]);
  const pairs = [...PARENTS].map(([child, parent]) => (direction === 'OUTGOING' ? [child, parent] : [parent, child]));
  const found = pairs.flatMap(([from, to = '']) => (from === urn ? [{ type: 'IsPartOf', urn: to }] : []));
  return Promise.resolve({ total: found.length, relationships: found });
}

describe('GraphHierarchy', () => {
  const hierarchy = new GraphHierarchy(fake<EdgeStore>({ relationships }));

  it.each([
    ['descendants', ['a'], ['b', 'c', 'd']],
    ['ancestors', ['d'], ['b', 'a']],
    ['both', ['b'], ['a', 'd']],
    ['ancestors', ['d', 'c'], ['b', 'a']],
    ['descendants', ['d'], []],
    ['descendants', ['e'], ['f']],
  ] as const)('should find the %s of %j: %j', async (direction, urns, expected) => {
    const found = await hierarchy.related('domains', urns.map(domain), direction);
    expect(found).toEqual(expected.map(domain));
  });
});
