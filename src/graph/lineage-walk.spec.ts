import { describe, expect, it } from '@jest/globals';
import type { LineageQuery } from './lineage-query.js';
import type { LineageStep } from './lineage-steps.js';
import { LineageWalk } from './lineage-walk.js';
import { Neighbours } from './neighbours.js';

const START = 'urn:li:dataset:(urn:li:dataPlatform:hive,start,PROD)';
const [A, B, C] = ['a', 'b', 'c'].map((name) => `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`) as [
  string,
  string,
  string,
];
const JOB = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,f,PROD),j)';
const WRITER = 'urn:li:corpuser:writer';

const walk = (query: Partial<LineageQuery> = {}, most = 100): LineageWalk =>
  new LineageWalk({ urn: START, direction: 'DOWNSTREAM', ...query }, most);

const step = (origin: string, target: string, more: Partial<LineageStep> = {}): LineageStep => ({
  origin,
  target,
  relationship: 'DownstreamOf',
  via: null,
  ...more,
});

const FOLLOWED = new Map([
  ['Consumes', new Set(['dataJob'])],
  ['DownstreamOf', new Set(['dataset', 'dataJob'])],
]);

const ends = (...targets: string[]): readonly Neighbours[] => [
  new Neighbours(targets, new Array<string>(targets.length).fill('DownstreamOf'), FOLLOWED),
];

describe('the edges of a hop', () => {
  it('should lead neither back to the start nor from an entity to itself', () => {
    const one = walk();
    expect(one.takeIn([step(START, START), step(START, A), step(A, A, { via: JOB })], 1)).toEqual([A]);
    expect(one.takeIn([step(A, START, { via: JOB })], 2)).toEqual([]);
    expect([...one.nodes.keys()]).toEqual([A]);
  });

  it('should give a node the stamps of the edge on which it was found', () => {
    const one = walk();
    const stamps = { created_on: 1, created_actor: WRITER, updated_on: 2, updated_actor: `${WRITER}2` };
    one.takeIn([step(START, A, stamps), step(START, B)], 1);
    expect(one.nodes.get(A)).toEqual({
      relationship: 'DownstreamOf',
      degree: 1,
      degrees: [1],
      origins: [{ from: START }],
      isBetween: false,
      explored: false,
      truncatedChildren: false,
      ignoredAsHop: false,
      isManual: false,
      createdOn: 1,
      createdActor: WRITER,
      updatedOn: 2,
      updatedActor: `${WRITER}2`,
    });
    expect(Object.keys(one.nodes.get(B) ?? {}).filter((member) => /On|Actor/.test(member))).toEqual([]);
  });

  it.each([
    ['{"source":"UI"}', true],
    ['{"source":"else"}', false],
    ['{}', false],
    [null, false],
  ])('should tell whether an edge with the properties %s was added manually', (properties, isManual) => {
    const one = walk();
    one.takeIn([step(START, A, { properties })], 1);
    expect(one.nodes.get(A)?.isManual).toBe(isManual);
  });

  it('should name each origin of the hop that found a node once, with and without an entity between', () => {
    const one = walk();
    one.takeIn([step(START, A), step(START, B)], 1);
    expect(one.takeIn([step(A, C), step(A, C, { via: JOB }), step(B, C), step(A, C)], 2)).toEqual([C]);
    one.takeIn([step(C, C), step(JOB, C)], 3);
    expect(one.nodes.get(C)).toMatchObject({
      degree: 2,
      degrees: [2],
      origins: [{ from: A }, { from: A, via: JOB }, { from: B }],
    });
  });

  it('should name every hop in which an entity lies between two others', () => {
    const one = walk();
    one.takeIn([step(START, A, { via: JOB }), step(START, B, { via: JOB })], 1);
    one.takeIn([step(A, C, { via: JOB })], 2);
    expect(one.nodes.get(JOB)).toMatchObject({
      degree: 1,
      degrees: [1, 2],
      isBetween: true,
      origins: [{ from: START }, { from: A }],
    });
  });

  it('should keep the hops of an entity that was between two others before it is the end of an edge', () => {
    const one = walk();
    one.takeIn([step(START, A, { via: JOB })], 1);
    expect(one.takeIn([step(A, JOB)], 2)).toEqual([JOB]);
    expect(one.nodes.get(JOB)).toMatchObject({ degree: 2, degrees: [1], isBetween: false, origins: [{ from: A }] });
    one.takeIn([step(B, C, { via: JOB })], 3);
    expect(one.nodes.get(JOB)).toMatchObject({ degrees: [1], isBetween: false, origins: [{ from: A }] });
  });
});

describe('the ends of a hop', () => {
  it('should be found once, without the start', () => {
    const one = walk();
    expect(one.reach({ neighbours: ends(A, START, A, B), between: [] }, 1)).toEqual([A, B]);
    expect(one.reach({ neighbours: ends(A, C), between: [] }, 2)).toEqual([C]);
    expect([...one.nodes].map(([urn, { degrees }]) => [urn, degrees])).toEqual([
      [A, [1]],
      [B, [1]],
      [C, [2]],
    ]);
  });

  it('should come after the entities between, which edges to the start or to oneself do not show', () => {
    const one = walk();
    const between = [
      step(A, A, { via: 'self' }),
      step(A, START, { via: 'start' }),
      step(A, B, { via: JOB }),
      step(A, B),
    ];
    one.reach({ neighbours: ends(B), between }, 2);
    expect([...one.nodes].map(([urn, { isBetween }]) => [urn, isBetween])).toEqual([
      [JOB, true],
      [B, false],
    ]);
    expect(one.reach({ neighbours: ends(JOB), between: [] }, 3)).toEqual([JOB]);
    expect(one.nodes.get(JOB)).toMatchObject({ isBetween: false, degree: 3, degrees: [2] });
  });

  it('should be of a type that their relationship leads to, each by the first that does', () => {
    const one = walk();
    const relationships = ['Consumes', 'Consumes', 'DownstreamOf', 'DownstreamOf', 'DownstreamOf'];
    const neighbours = [new Neighbours([A, JOB, JOB, A, WRITER], relationships, FOLLOWED)];
    expect(one.reach({ neighbours, between: [] }, 1)).toEqual([JOB, A]);
    expect([...one.nodes.values()].map(({ relationship }) => relationship)).toEqual(['Consumes', 'DownstreamOf']);
  });
});

describe('a limit of neighbours', () => {
  const kept = (...steps: LineageStep[]): readonly string[] => walk({ perHopLimit: 1 }).takeIn(steps, 1);

  it.each<[string, LineageStep, LineageStep]>([
    ['was updated last', step(START, B, { updated_on: 9, created_on: 1 }), step(START, A, { updated_on: 8 })],
    ['has an update time', step(START, B, { updated_on: 1 }), step(START, A, { created_on: 9 })],
    [
      'was created last',
      step(START, B, { updated_on: 1, created_on: 9 }),
      step(START, A, { updated_on: 1, created_on: 8 }),
    ],
    ['has a creation time', step(START, B, { created_on: 1 }), step(START, A)],
    ['has an entity in between', step(START, B, { via: JOB }), step(START, A)],
    ['has the lower urn', step(START, A), step(START, B)],
  ])('should keep the edge that %s', (_what, better, worse) => {
    expect(kept(worse, better)).toEqual([better.target]);
    expect(kept(better, worse)).toEqual([better.target]);
  });

  it('should count neighbours, not edges, for each origin by itself', () => {
    const one = walk({ perHopLimit: 1 });
    one.takeIn([step(START, A)], 1);
    expect(one.takeIn([step(A, B), step(A, B, { via: JOB }), step(B, C)], 2)).toEqual([B, C]);
    expect(one.nodes.get(A)?.truncatedChildren).toBe(false);
  });

  it('should be reported of the entity that has more', () => {
    const one = walk({ perHopLimit: 1 });
    one.takeIn([step(START, A), step(START, B)], 1);
    one.takeIn([step(A, B), step(A, C)], 2);
    expect([...one.nodes].map(([urn, { truncatedChildren }]) => [urn, truncatedChildren])).toEqual([
      [A, true],
      [B, false],
    ]);
  });

  it('should not change the order of edges where there is none', () => {
    expect(walk().takeIn([step(START, B), step(START, A, { updated_on: 9 })], 1)).toEqual([B, A]);
  });
});

describe('a range of times', () => {
  it.each<[string, Partial<LineageStep>, boolean]>([
    ['was created at its start', { created_on: 100 }, true],
    ['was created at its end', { created_on: 200 }, true],
    ['was created before and updated within', { created_on: 1, updated_on: 150 }, true],
    ['was created within and updated after', { created_on: 150, updated_on: 300 }, true],
    ['was created before and updated after', { created_on: 99, updated_on: 201 }, false],
    ['was updated after', { updated_on: 201 }, false],
    ['has no time', {}, true],
    ['has no time but 0', { created_on: 0, updated_on: 0 }, true],
    ['was added manually at another time', { created_on: 1, properties: '{"source":"UI"}' }, true],
  ])('should judge an edge that %s', (_what, times, isFollowed) => {
    const found = walk({ window: { start: 100, end: 200 } }).takeIn([step(START, A, times)], 1);
    expect(found).toEqual(isFollowed ? [A] : []);
  });
});

describe('entities that do not count as hops', () => {
  const chart = 'urn:li:chart:(looker,1)';
  const rules = (...platforms: string[]) => [{ entityType: 'chart', platforms }];

  it.each([
    ['their type', rules(), [chart]],
    ['their platform', rules('urn:li:dataPlatform:looker'), [chart]],
    ['another platform', rules('urn:li:dataPlatform:superset'), []],
    ['one of two rules', [...rules('urn:li:dataPlatform:superset'), ...rules()], [chart]],
    ['no rule', [], []],
  ])('should be told by %s', (_what, ignoreAsHops, ignored) => {
    const one = walk({ ignoreAsHops });
    one.takeIn([step(START, A), step(START, chart)], 1);
    expect(one.ignored([A, chart])).toEqual(ignored);
    expect([...one.nodes].filter(([, { ignoredAsHop }]) => ignoredAsHop).map(([urn]) => urn)).toEqual(ignored);
  });

  it('should not be entities without a platform where the rule names one', () => {
    const one = walk({ ignoreAsHops: [{ entityType: 'tag', platforms: ['urn:li:dataPlatform:looker'] }] });
    expect(one.ignored(['urn:li:tag:x'])).toEqual([]);
  });
});

describe('a limit of entities', () => {
  it('should leave out further ones, but not what is known', () => {
    const one = walk({}, 2);
    expect(one.takeIn([step(START, A, { via: JOB })], 1)).toEqual([A]);
    expect(one.isFull).toBe(false);
    expect(one.takeIn([step(A, JOB), step(A, B)], 2)).toEqual([JOB]);
    expect([one.isFull, [...one.nodes.keys()]]).toEqual([true, [JOB, A]]);
  });
});

it('should record of which entities it reads the edges', () => {
  const one = walk();
  one.takeIn([step(START, A), step(START, B)], 1);
  one.explore([START, A]);
  expect([...one.nodes.values()].map(({ explored }) => explored)).toEqual([true, false]);
});
