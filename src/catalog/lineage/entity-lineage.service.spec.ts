import { describe, expect, it } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import { countTurns } from '../../../test/support/measures/turns.js';
import { type GraphqlContext, LineageDirection } from '../../entities/index.js';
import type { Lineage, LineageNode, LineageQuery, LineageService } from '../../graph/index.js';
import type { ViewRestriction } from '../../search/index.js';
import { EntityLineageService } from './entity-lineage.service.js';

const dataset = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;

interface World {
  readonly edges: Readonly<Record<string, readonly string[]>>;
  readonly siblings?: Readonly<Record<string, { readonly primary: boolean; readonly siblings: readonly string[] }>>;
  readonly hidden?: readonly string[];
  readonly removed?: readonly string[];
}

/** Returns the upstream lineage of `a`, with names in place of urns. */
async function upstream({ edges, siblings = {}, hidden = [], removed = [] }: World, more: object = {}) {
  const node: LineageNode = {
    relationship: 'DownstreamOf',
    degree: 1,
    degrees: [1],
    origins: [{ from: dataset('a') }],
    isBetween: false,
    explored: false,
    truncatedChildren: false,
    ignoredAsHop: false,
    isManual: false,
  };
  const walk = async (query: LineageQuery): Promise<Lineage> => {
    const names = Object.entries(edges).find(([name]) => dataset(name) === query.urn)?.[1] ?? [];
    return { query, nodes: new Map(names.map((to) => [dataset(to), node])), isPartial: false };
  };
  const pathsTo = async () => new Map();
  const isIn = (names: readonly string[], urn: string) => names.some((name) => dataset(name) === urn);
  const views = {
    viewable: async (_viewer: unknown, urns: readonly string[]) => new Set(urns.filter((urn) => !isIn(hidden, urn))),
    conceal: () => 'x',
  };
  const service = new EntityLineageService(fake<LineageService>({ walk, pathsTo }), fake<ViewRestriction>(views), {
    now: () => 0,
    elapsed: () => 0,
  });
  const value = async (urn: string) => {
    const known = Object.entries(siblings).find(([name]) => dataset(name) === urn)?.[1];
    return known && { ...known, siblings: known.siblings.map(dataset) };
  };
  const entities = {
    value,
    isRestricted: hidden.length > 0,
    canView: async (urn: string) => !isIn(hidden, urn),
    viewable: async (urns: readonly string[]) => urns.filter((urn) => !isIn(hidden, urn)),
    exists: async (urn: string) => !isIn(removed, urn),
    ref: (urn: string) => ({ __typename: 'Dataset', urn }),
  };
  const input = { direction: LineageDirection.UPSTREAM, ...more };
  return service.of(dataset('a'), input, fake<GraphqlContext>({ entities, actor: {} }));
}

const urnsOf = (result: Awaited<ReturnType<typeof upstream>>) => result.relationships.map(({ entity }) => entity?.urn);

describe('EntityLineageService', () => {
  const edges = { a: ['b', 'c', 'd'], s: ['e', 'a'] };
  const siblings = {
    a: { primary: true, siblings: ['s'] },
    b: { primary: false, siblings: ['c'] },
    c: { primary: true, siblings: ['b'] },
  };

  it('should merge the lineage of siblings, and return one of several siblings', async () => {
    const result = await upstream({ edges, siblings });
    expect(urnsOf(result)).toEqual([dataset('c'), dataset('d'), dataset('e')]);
    expect(result).toMatchObject({ start: 0, count: 3, total: 3, filtered: 0 });
  });

  it('should separate siblings on request', async () => {
    expect(urnsOf(await upstream({ edges, siblings }, { separateSiblings: true }))).toEqual(
      ['b', 'c', 'd'].map(dataset),
    );
  });

  it('should omit removed entities unless requested', async () => {
    const world = { edges, removed: ['c'] };
    expect(await upstream(world)).toMatchObject({ count: 2, total: 3, filtered: 1 });
    expect(await upstream(world, { includeGhostEntities: true })).toMatchObject({ count: 3, filtered: 0 });
  });

  it('should yield to other requests where many entities are read at once', async () => {
    const world = { edges: { a: Array.from({ length: 50 }, (_one, at) => `n${String(at)}`) } };
    const turns = countTurns();
    await Promise.all(Array.from({ length: 500 }, () => upstream(world)));
    expect(turns()).toBeGreaterThan(2);
  });

  it('should page through the neighbors', async () => {
    expect(urnsOf(await upstream({ edges }, { start: 1, count: 1 }))).toEqual([dataset('c')]);
  });

  it('should return hidden neighbors as restricted, and none of a hidden entity', async () => {
    const result = await upstream({ edges, hidden: ['c'] });
    expect(urnsOf(result)).toEqual([dataset('b'), 'urn:li:restricted:x', dataset('d')]);
    expect(await upstream({ edges, hidden: ['a'] })).toMatchObject({ total: 0, relationships: [] });
  });
});
