import { describe, expect, it } from '@jest/globals';
import { fake } from '../../test/support/harness/fake.js';
import { LineagePaths } from './lineage-paths.js';
import type { LineageDirection, LineageNode, LineageOrigin } from './lineage-query.js';
import type { LineageChunk, LineageStep, LineageSteps } from './lineage-steps.js';

const START = 'urn:li:dataset:start';

/** A node and its urn. */
type Found = readonly [urn: string, node: LineageNode];

/** A node that was found from `origins`; without them, the edges that lead to it are read. */
const node = (urn: string, degree: number, origins?: readonly LineageOrigin[], more = {}): Found => [
  urn,
  {
    relationship: 'DownstreamOf',
    degree,
    degrees: [degree],
    origins,
    isBetween: false,
    explored: true,
    truncatedChildren: false,
    ignoredAsHop: false,
    isManual: false,
    ...more,
  },
];

/** Edges that are read back: by the entity that they lead to. */
function stepsOf(edges: readonly LineageStep[], read: string[] = []): LineageSteps {
  return fake<LineageSteps>({
    chunks: (urns: readonly string[]) => (urns.length === 0 ? [] : [{ entityType: 'dataset', urns }]),
    edges: async ({ urns }: LineageChunk, direction: LineageDirection, details: boolean) => {
      read.push(`${direction} ${details} ${urns.join()}`);
      return edges.filter(({ origin }) => urns.includes(origin));
    },
  });
}

const back = (origin: string, target: string, via: string | null = null): LineageStep => ({
  origin,
  target,
  relationship: 'DownstreamOf',
  via,
});

async function paths(
  nodes: readonly Found[],
  to: string,
  { direction = 'DOWNSTREAM', steps = stepsOf([]) }: { direction?: LineageDirection; steps?: LineageSteps } = {},
) {
  const lineage = { query: { urn: START, direction }, nodes: new Map(nodes), isPartial: false };
  return (await new LineagePaths(steps).to(lineage, [to])).get(to);
}

describe('paths of a walk that recorded origins', () => {
  it('should list those with an entity in between first, then by urn', async () => {
    const origins = [{ from: 'c' }, { from: 'b' }, { from: 'c', via: 'y' }, { from: 'c', via: 'x' }];
    const nodes = [node('b', 1, [{ from: START }]), node('c', 1, [{ from: START }]), node('d', 2, origins)];
    expect(await paths(nodes, 'd')).toEqual([
      [START, 'c', 'x', 'd'],
      [START, 'c', 'y', 'd'],
      [START, 'b', 'd'],
      [START, 'c', 'd'],
    ]);
  });

  it('should pass no entity twice at the ends of edges, nor between them and at an end', async () => {
    const nodes = [
      node('a', 1, [{ from: START }, { from: 'b' }]),
      node('b', 1, [{ from: 'a' }, { from: 'a', via: 'c' }, { from: START, via: 'q' }]),
      node('c', 2, [{ from: 'b' }, { from: 'a', via: 'q' }]),
    ];
    expect(await paths(nodes, 'c')).toEqual([
      [START, 'q', 'b', 'a', 'q', 'c'],
      [START, 'a', 'q', 'c'],
      [START, 'q', 'b', 'c'],
      [START, 'a', 'b', 'c'],
    ]);
  });

  it('should pass the same query or job between the ends of several edges', async () => {
    const nodes = [
      node('a', 1, [{ from: START, via: 'job' }]),
      node('b', 2, [{ from: 'a', via: 'job' }]),
      node('c', 3, [{ from: 'b', via: 'job' }, { from: 'job' }]),
      node('job', 1, [{ from: START }]),
    ];
    expect(await paths(nodes, 'c')).toEqual([
      [START, 'job', 'a', 'job', 'b', 'job', 'c'],
      [START, 'job', 'c'],
    ]);
  });

  it('should be at most 100', async () => {
    const layer = (name: string, from: readonly string[], degree: number): Found[] =>
      Array.from({ length: 11 }, (_item, at) =>
        node(
          `${name}${at}`,
          degree,
          from.map((urn) => ({ from: urn })),
        ),
      );
    const first = layer('a', [START], 1);
    const second = layer(
      'b',
      first.map(([urn]) => urn),
      2,
    );
    const last = node(
      'z',
      3,
      second.map(([urn]) => ({ from: urn })),
    );
    expect(await paths([...first, ...second, last], 'z')).toHaveLength(100);
  });

  it('should be none for an entity that the walk did not find', async () => {
    expect(await paths([], 'x')).toEqual([]);
  });
});

describe('paths of a walk that recorded no origins', () => {
  it.each<[LineageDirection, LineageDirection]>([
    ['UPSTREAM', 'DOWNSTREAM'],
    ['DOWNSTREAM', 'UPSTREAM'],
  ])('should follow the edges of a walk %s back: %s, each entity once', async (direction, opposite) => {
    const read: string[] = [];
    const steps = stepsOf([back('b', 'a'), back('b', 'a'), back('b', 'a', 'q'), back('a', START)], read);
    const found = await paths([node('a', 1), node('b', 2)], 'b', { direction, steps });
    expect(found).toEqual([
      [START, 'a', 'q', 'b'],
      [START, 'a', 'b'],
    ]);
    expect(read).toEqual([`${opposite} false b`, `${opposite} false a`]);
  });

  it('should read nothing of entities whose origins are known', async () => {
    const read: string[] = [];
    const steps = stepsOf([back('b', 'a'), back('a', START)], read);
    expect(await paths([node('a', 1, [{ from: START }]), node('b', 2)], 'b', { steps })).toEqual([[START, 'a', 'b']]);
    expect(read).toEqual(['UPSTREAM false b']);
  });

  it('should follow only edges that the walk read in the hop that found the entity', async () => {
    const steps = stepsOf([
      back('c', 'c'),
      back('c', 'unexplored'),
      back('c', 'later'),
      back('c', 'passed'),
      back('c', 'unknown'),
      back('c', 'a'),
    ]);
    const from = [{ from: START }];
    const nodes = [
      node('a', 1, from),
      node('unexplored', 1, from, { explored: false }),
      node('later', 2, from),
      node('passed', 2, from, { ignoredAsHop: true }),
      node('c', 2),
    ];
    expect(await paths(nodes, 'c', { steps })).toEqual([
      [START, 'a', 'c'],
      [START, 'passed', 'c'],
    ]);
  });
});
