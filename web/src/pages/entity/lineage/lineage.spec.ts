import { describe, expect, it } from '@jest/globals';
import { type HopPage, hopsOf, pagesOf } from './hops.js';
import { layoutOf, NODE } from './layout.js';
import { columnName, type EntityFields, type LineageEntity, lineageEntity, unknownEntity } from './lineage-entity.js';
import { type Direction, graphOf, type Hop } from './lineage-graph.js';
import { firstOpened, remembered, remembering, toggled, withMore } from './opened.js';

const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.orders,PROD)';

function entity(urn: string): LineageEntity {
  return { ...unknownEntity(urn), name: urn };
}

function hop(urn: string, direction: Direction, urns: readonly string[], waiting = 0): Hop {
  return { urn, direction, waiting, neighbors: urns.map((one) => ({ entity: entity(one), isManual: false })) };
}

function columnsOf(hops: readonly Hop[]): Readonly<Record<string, number>> {
  return Object.fromEntries(graphOf(entity('m'), hops).nodes.map(({ entity: { urn }, column }) => [urn, column]));
}

describe('The graph of lineage', () => {
  it('should stand upstream left and downstream right, by distance', () => {
    const hops = [hop('m', 'UPSTREAM', ['a']), hop('m', 'DOWNSTREAM', ['x']), hop('a', 'UPSTREAM', ['b'])];
    expect(columnsOf(hops)).toEqual({ b: -2, a: -1, m: 0, x: 1 });
    expect(graphOf(entity('m'), hops).nodes.map(({ distance }) => distance)).toEqual([0, 1, 1, 2]);
    expect(graphOf(entity('m'), hops).edges).toEqual([
      { from: 'a', to: 'm', isManual: false },
      { from: 'm', to: 'x', isManual: false },
      { from: 'b', to: 'a', isManual: false },
    ]);
  });

  it('should place what is reached by two ways by the longer one, so that edges lead to the right', () => {
    const hops = [hop('m', 'DOWNSTREAM', ['x', 'y']), hop('x', 'DOWNSTREAM', ['y'])];
    expect(columnsOf(hops)).toEqual({ m: 0, x: 1, y: 2 });
    expect(graphOf(entity('m'), hops).nodes.map(({ entity: { urn }, distance }) => [urn, distance])).toContainEqual([
      'y',
      1,
    ]);
  });

  it('should end where lineage goes in circles', () => {
    const hops = [
      hop('m', 'UPSTREAM', ['a']),
      hop('a', 'UPSTREAM', ['b', 'm']),
      hop('b', 'UPSTREAM', ['a']),
      hop('m', 'DOWNSTREAM', ['a']),
    ];
    expect(columnsOf(hops)).toEqual({ m: 0, a: -1, b: -2 });
  });

  it('should leave out what is open behind a closed hop', () => {
    expect(columnsOf([hop('m', 'UPSTREAM', []), hop('a', 'UPSTREAM', ['b'])])).toEqual({ m: 0 });
  });
});

describe('The layout of lineage', () => {
  const hops = [hop('m', 'DOWNSTREAM', ['y', 'x'], 12), hop('y', 'DOWNSTREAM', ['1']), hop('x', 'DOWNSTREAM', ['2'])];
  const { nodes, more } = layoutOf(graphOf(entity('m'), hops));

  it('should order each column by name and by where it comes from, without overlap', () => {
    expect(nodes.map(({ node }) => node.entity.urn)).toEqual(['m', 'x', 'y', '2', '1']);
    const [, x, y] = nodes;
    expect((y?.y ?? 0) - (x?.y ?? 0)).toBeGreaterThan(NODE.height);
  });

  it('should put the button for more under the neighbors', () => {
    expect(more).toMatchObject([{ urn: 'm', direction: 'DOWNSTREAM', waiting: 12, x: nodes[1]?.x }]);
    expect(more[0]?.y).toBeGreaterThan(nodes[2]?.y ?? Infinity);
  });
});

describe('What is open of lineage', () => {
  const opened = firstOpened('m');

  it('should begin with one hop on both sides, open, close and go on by pages', () => {
    expect(toggled(opened, 'm', 'UPSTREAM')).toEqual([{ urn: 'm', direction: 'DOWNSTREAM', pages: 1 }]);
    expect(toggled(opened, 'a', 'UPSTREAM')).toHaveLength(3);
    expect(pagesOf(withMore(opened, 'm', 'DOWNSTREAM'))).toEqual([
      { urn: 'm', direction: 'UPSTREAM', page: 0 },
      { urn: 'm', direction: 'DOWNSTREAM', page: 0 },
      { urn: 'm', direction: 'DOWNSTREAM', page: 1 },
    ]);
  });

  it('should be remembered beside other state, for its entity alone', () => {
    const state = remembering({ other: 1 }, 'm', opened);
    expect([state, remembered(state, 'm'), remembered(state, 'n'), remembered(null, 'm')]).toEqual([
      { other: 1, lineage: { root: 'm', opened } },
      opened,
      undefined,
      undefined,
    ]);
    expect(remembered({ lineage: { root: 'm', opened: [{ urn: 1 }] } }, 'm')).toEqual([]);
  });

  it.each([
    ['none while the last page loads', undefined, 0],
    ['those behind the last page', { total: 32, neighbors: [] }, 24],
    ['none after the end', { total: 3, neighbors: [] }, 0],
  ])('should count %s as waiting', (_what, loaded: HopPage | undefined, waiting) => {
    const [first] = pagesOf(opened);
    const pages = first === undefined ? [] : [{ wanted: first, loaded }];
    expect(hopsOf(opened, pages)[0]?.waiting).toBe(waiting);
  });
});

describe('An entity in lineage', () => {
  const platform = { name: 'hive', properties: { displayName: 'Hive' } };

  it.each<[string, Partial<EntityFields>, Partial<LineageEntity>]>([
    ['its type', {}, { name: 'shop.orders', kind: 'dataset', states: [] }],
    ['its subtype and platform', { platform, subTypes: { typeNames: ['Table'] } }, { kind: 'table, Hive' }],
    ['its given name', { name: 'shop.orders', properties: { name: 'Orders' } }, { name: 'Orders' }],
    [
      'both of its states',
      { deprecation: { deprecated: true }, status: { removed: true }, exists: false },
      {
        states: ['deprecated', 'deleted'],
      },
    ],
    ['that it was never ingested', { exists: false }, { states: ['missing'] }],
    ['that it is restricted', { type: 'RESTRICTED', exists: false }, { states: ['restricted'] }],
    ['its numbers of neighbors', { upstream: { total: 2 }, downstream: null }, { upstream: 2, downstream: 0 }],
  ])('should show %s', (_what, fields, shown) => {
    expect(lineageEntity({ urn: DATASET, type: 'DATASET', ...fields })).toMatchObject(shown);
  });

  it('should be a column of its dataset, whose page shows its lineage', () => {
    const parent = { urn: DATASET, name: 'orders', platform };
    const urn = `urn:li:schemaField:(${DATASET},id)`;
    expect(lineageEntity({ urn, type: 'SCHEMA_FIELD', fieldPath: 'id', parent })).toMatchObject({
      name: 'id',
      kind: 'orders, Hive',
      page: `/entity/${encodeURIComponent(DATASET)}?tab=lineage&column=id`,
    });
  });

  it.each([
    ['address.street', 'address.street'],
    ['[version=2.0].[type=struct].[type=string].street', 'street'],
    ['[version=2.0].[type=struct]', '[version=2.0].[type=struct]'],
  ])('should name the column %s %s', (path, name) => {
    expect(columnName(path)).toBe(name);
  });
});
