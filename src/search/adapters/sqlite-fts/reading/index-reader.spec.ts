import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { JsonObject } from '../../../../foundation/json/json.js';
import type { IndexOperation } from '../../../search-document.js';
import type { FieldVariant, WeightedField } from '../../../search-field.js';
import type { SearchQuery, SortKey } from '../../../search-query.js';
import type { FieldLayout } from '../../../text/field-layout.js';
import { IndexStore } from '../file/index-store.js';
import { IndexReader } from './index-reader.js';
import { StopSignal } from './stop-signal.js';

const LAYOUT: FieldLayout = new Map([
  [
    'thing',
    new Map([
      ['name', { type: 'WORD_GRAM', aliases: ['_entityName'] }],
      ['tags', { type: 'URN', aliases: [] }],
      ['size', { type: 'COUNT', aliases: [] }],
    ]),
  ],
]);

const NAME = { name: '_entityName', kind: 'keyword' } as const;
const TAGS = { name: 'tags', kind: 'urn' } as const;
const SIZE = { name: 'size', kind: 'number' } as const;

function query(more: Partial<SearchQuery> = {}): SearchQuery {
  const plan = {
    text: '*',
    unquoted: '*',
    simple: undefined,
    exact: [],
    names: undefined,
    phrasePrefix: [],
    wordGrams: [],
    structured: undefined,
    functions: [],
    functionsReplaceScore: false,
  };
  return {
    entityTypes: ['thing'],
    plan,
    filter: [],
    sort: [],
    from: 0,
    size: 100,
    facets: [TAGS, SIZE].map((field) => ({ name: field.name, levels: [field], size: 50, countsMissing: false })),
    highlight: undefined,
    suggests: false,
    ...more,
  };
}

const by = (field: SortKey['field'], order: SortKey['order'] = 'asc'): SortKey => ({ field, order, missing: 'last' });

const QUERIES = [
  query(),
  query({ sort: [by(NAME)] }),
  query({ sort: [by(NAME, 'desc'), by(SIZE)], from: 2, size: 5 }),
  query({ sort: [by(SIZE, 'desc')], size: 3 }),
  query({ filter: [[{ fields: [TAGS], condition: 'EQUAL', values: ['urn:li:tag:A'], negated: false }]] }),
  query({ filter: [[{ fields: [SIZE], condition: 'LESS_THAN', values: [2], negated: true }]] }),
  query({ filter: [[{ fields: [TAGS], condition: 'EXISTS', values: [], negated: true }]] }),
];

const name = fc.constantFrom('Alpha', 'alpha', 'beta two', 'Gamma', 'gämma', 'delta');
const tags = fc.subarray(['urn:li:tag:A', 'urn:li:tag:b', 'urn:li:tag:c']);
const fields = fc.record({ name, tags, size: fc.integer({ min: 0, max: 4 }) }, { requiredKeys: [] });
const ids = fc.integer({ min: 0, max: 30 });
const steps = fc.array(fc.array(fc.tuple(ids, fc.option(fields)), { minLength: 1, maxLength: 15 }), { maxLength: 6 });

function operation(id: number, content: object | null, revision: number): IndexOperation {
  const urn = `urn:li:thing:${String(id)}`;
  if (content === null) return { kind: 'remove', entityType: 'thing', urn, revision };
  const document = {
    entityType: 'thing',
    urn,
    revision,
    nameWords: [],
    propertyTypes: {},
    fields: { urn, ...content } as JsonObject,
  };
  return { kind: 'put', document };
}

describe('IndexReader', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sqlite-fts-'));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('should find as many documents at each step in which the segments are merged', () => {
    const path = join(folder, 'merged.db');
    const store = new IndexStore(path, LAYOUT);
    const reader = new IndexReader(path, LAYOUT);
    const many = 1_800;
    for (let batch = 0; batch < 60; batch += 1) {
      const put = Array.from({ length: 30 }, (_, at) => {
        const id = batch * 30 + at;
        return operation(
          id,
          { name: `common${String(id % 2)} ${String(id)} ${String(id ** 7).repeat(20)}`, size: id % 5 },
          1,
        );
      });
      store.write(JSON.stringify(put), { live: true });
    }
    const total = (prefix: string): number => {
      const filter = [[{ fields: [NAME], condition: 'START_WITH', values: [prefix], negated: false }]] as const;
      return reader.search(query({ filter })).total;
    };
    const texts = ['common', 'common1', 'comm', 'com', 'co', 'common0', 'c'];
    const counts = [many, many / 2, many, many, many, many / 2, many];
    expect(total('commo')).toBe(many);
    let steps = 0;
    for (let remains = true; remains; steps += 1) {
      remains = store.tidy();
      expect(total(texts[steps % texts.length] ?? '')).toBe(counts[steps % texts.length]);
    }
    expect(steps).toBeGreaterThan(2);
    reader.suspend();
    store.close();
  });

  it('should answer from what it keeps in memory as one that reads everything anew', () => {
    let runs = 0;
    fc.assert(
      fc.property(steps, (batches) => {
        runs += 1;
        const path = join(folder, `${String(runs)}.db`);
        const store = new IndexStore(path, LAYOUT);
        const following = new IndexReader(path, LAYOUT);
        for (const [revision, batch] of batches.entries()) {
          store.write(JSON.stringify(batch.map(([id, content]) => operation(id, content, revision))), { live: true });
          const fresh = new IndexReader(path, LAYOUT);
          for (const one of QUERIES) expect(following.search(one)).toEqual(fresh.search(one));
          fresh.suspend();
        }
        following.suspend();
        store.close();
      }),
      { numRuns: 40 },
    );
  });

  it('should follow changes of documents in long lists of words as one that reads them anew', () => {
    const field = (variant: FieldVariant): WeightedField => ({ name: 'name', type: 'WORD_GRAM', variant, boost: 2 });
    const search = (text: string): SearchQuery =>
      query({
        plan: {
          ...query().plan,
          ...{ text, unquoted: text, exact: [field('keyword')], phrasePrefix: [field('delimited')] },
          simple: [{ analyzer: 'delimited', fields: [field('delimited'), field('partial')] }],
          wordGrams: [field('wordGrams2')],
        },
        facets: [],
        size: 3_100,
      });
    const searches = ['alpha', 'beta two', 'alpha beta', 'two', 'alp*', '"gamma ray"', 'gamma -alpha', 'thing:5'].map(
      search,
    );
    const names = fc.constantFrom('alpha', 'beta two', 'alpha beta two', 'gamma ray', 'Alpha gamma', 'thing');
    const changes = fc.array(fc.tuple(fc.integer({ min: 0, max: 3_010 }), fc.option(names)), {
      minLength: 1,
      maxLength: 3,
    });
    const path = join(folder, 'search.db');
    const store = new IndexStore(path, LAYOUT);
    const named = ['alpha', 'beta two', 'gamma ray', 'alpha beta two'];
    const all = Array.from({ length: 3_000 }, (_, id) => operation(id, { name: named[id % named.length] }, 1));
    store.write(JSON.stringify(all), { live: true });
    const following = new IndexReader(path, LAYOUT);
    let revision = 1;
    fc.assert(
      fc.property(changes, (batch) => {
        revision += 1;
        const operations = batch.map(([id, name]) => operation(id, name === null ? null : { name }, revision));
        store.write(JSON.stringify(operations), { live: true });
        const fresh = new IndexReader(path, LAYOUT);
        for (const one of searches) expect(following.search(one)).toEqual(fresh.search(one));
        fresh.suspend();
      }),
      { numRuns: 25 },
    );
    following.suspend();
    store.close();
  });

  it('should find what was written after everything was removed', () => {
    const path = join(folder, 'search.db');
    const store = new IndexStore(path, LAYOUT);
    const reader = new IndexReader(path, LAYOUT);
    const write = (id: number): void => {
      store.write(JSON.stringify([operation(id, { tags: [`urn:li:tag:${String(id)}`] }, 1)]), { live: true });
    };
    write(1);
    expect(reader.search(query()).facets[0]?.counts).toEqual([{ path: ['urn:li:tag:1'], count: 1 }]);
    store.adopt('another');
    expect(reader.search(query())).toMatchObject({ total: 0 });
    write(2);
    expect(reader.search(query()).facets[0]?.counts).toEqual([{ path: ['urn:li:tag:2'], count: 1 }]);
    store.close();
  });

  it('should end a search that nobody waits for, and answer the next', () => {
    const path = join(folder, 'search.db');
    const store = new IndexStore(path, LAYOUT);
    const stopped = new Int32Array(1);
    const stop = new StopSignal(stopped);
    const reader = new IndexReader(path, LAYOUT, stop);
    store.write(JSON.stringify([1, 2, 3].map((id) => operation(id, { size: id }, 1))), { live: true });
    stop.begin(7);
    Atomics.store(stopped, 0, 7);
    expect(() => reader.search(query())).toThrow('nobody waits for it any more');
    stop.begin(8);
    expect(reader.search(query())).toMatchObject({ total: 3 });
    store.close();
  });

  it('should page through many equal hits by urn, where they are few and where they are many', () => {
    const path = join(folder, 'search.db');
    const store = new IndexStore(path, LAYOUT);
    const reader = new IndexReader(path, LAYOUT);
    const all = Array.from({ length: 3_000 }, (_, id) => operation(id, { size: id % 700 === 0 ? 1 : 2 }, 1));
    store.write(JSON.stringify(all), { live: true });
    for (const sort of [[], [by(SIZE)], [by({ name: 'urn', kind: 'exact' }, 'desc')]]) {
      const whole = reader.search(query({ sort, size: 3_000 })).hits.map(({ urn }) => urn);
      const paged: string[] = [];
      for (let after: SearchQuery['after']; paged.length < 3_000;) {
        const { hits } = reader.search(query({ sort, size: 450, ...(after !== undefined && { after }) }));
        paged.push(...hits.map(({ urn }) => urn));
        after = hits.at(-1)?.sort;
        if (after === undefined) break;
      }
      expect(paged).toEqual(whole);
      expect(new Set(whole).size).toBe(3_000);
    }
    store.close();
  });
});
