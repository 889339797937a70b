import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createActor, type TestActor } from '../../support/service/actors.js';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { ingest, type Write } from '../../support/service/ingest.js';
import { poll } from '../../support/measures/poll.js';

const HIVE = 'urn:li:dataPlatform:hive';
const KAFKA = 'urn:li:dataPlatform:kafka';
const TAG = 'urn:li:tag:restli-search-tag';
const REMOVED = dataset(HIVE, 'shop.zebra_removed');

function dataset(platform: string, name: string): string {
  return `urn:li:dataset:(${platform},${name},PROD)`;
}

function named(platform: string, name: string): readonly Write[] {
  const urn = dataset(platform, name);
  const paths = [`/prod/${platform.split(':')[3] ?? ''}/${name.split('.')[0] ?? ''}`];
  return [
    [urn, 'datasetProperties', { name: name.split('.')[1] ?? name, description: `about ${name}` }],
    [urn, 'browsePaths', { paths }],
  ];
}

const ORDERS = ['zebra_orders', 'zebra_items', 'zebra_clicks'].map((name) => `shop.${name}`);

describe('rest.li searches', () => {
  let env: TestEnvironment;

  beforeAll(async () => {
    env = await createTestEnvironment();
    await ingest(
      env,
      ...ORDERS.flatMap((name) => named(HIVE, name)),
      ...named(KAFKA, 'web.zebra_events'),
      [dataset(HIVE, 'shop.zebra_orders'), 'globalTags', { tags: [{ tag: TAG }] }],
      [TAG, 'tagProperties', { name: 'Zebra tag' }],
      ...named(HIVE, 'shop.zebra_removed'),
      [REMOVED, 'status', { removed: true }],
    );
    const everything = { input: '*', entities: ['dataset', 'tag'], start: 0, count: 0 };
    const flags = { includeSoftDeleted: true };
    await poll(
      async () => (await value('searchAcrossEntities', { ...everything, searchFlags: flags })).numEntities === 6,
      'the documents of what was ingested',
    );
  });

  afterAll(() => env.stop());

  function act(action: string, body: object, token = env.token): Promise<Response> {
    const headers = { authorization: `Bearer ${token}` };
    return env.fetch(`/entities?action=${action}`, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers have many shapes
  async function value(action: string, body: object): Promise<any> {
    const answer = await act(action, body);
    const text = await answer.text();
    expect([action, answer.status, answer.ok ? '' : text]).toEqual([action, 200, '']);
    return JSON.parse(text).value;
  }

  const urnsOf = (result: { entities: readonly { entity: string }[] }): readonly string[] =>
    result.entities.map(({ entity }) => entity).sort();

  const onPlatform = (...values: readonly string[]): object => ({
    or: [{ and: [{ field: 'platform', condition: 'EQUAL', values }] }],
  });

  const all = [...ORDERS.map((name) => dataset(HIVE, name)), dataset(KAFKA, 'web.zebra_events')].sort();

  describe('search', () => {
    it('should find by words, with matched fields and facets', async () => {
      const searched = { entity: 'dataset', input: 'zebra orders', start: 0, count: 10, fulltext: true };
      const result = await value('search', searched);
      expect(urnsOf(result)).toEqual([dataset(HIVE, 'shop.zebra_orders')]);
      expect(result).toMatchObject({ from: 0, pageSize: 10, numEntities: 1 });
      const [hit] = result.entities;
      expect(hit).toMatchObject({ score: expect.any(Number), features: { SEARCH_BACKEND_SCORE: hit.score } });
      expect(hit.matchedFields).toEqual(expect.arrayContaining([{ name: 'name', value: 'zebra_orders' }]));
      const platform = result.metadata.aggregations.find(({ name }: { name: string }) => name === 'platform');
      expect(platform).toEqual({
        name: 'platform',
        displayName: 'Platform',
        aggregations: { [HIVE]: 1 },
        filterValues: [{ value: HIVE, entity: HIVE, facetCount: 1, filtered: false }],
      });
    });

    it('should be limited by filters, even with a subfield suffix and the legacy single value', async () => {
      const common = { entity: 'dataset', input: '*', start: 0, count: 10 };
      const kafka = [dataset(KAFKA, 'web.zebra_events')];
      expect(urnsOf(await value('search', { ...common, filter: onPlatform(KAFKA) }))).toEqual(kafka);
      const older = { or: [{ and: [{ field: 'platform.keyword', value: KAFKA }] }] };
      expect(urnsOf(await value('search', { ...common, filter: older }))).toEqual(kafka);
      const negated = { or: [{ and: [{ field: 'platform', values: [HIVE], negated: true }] }] };
      expect(urnsOf(await value('search', { ...common, filter: negated }))).toEqual(kafka);
    });

    it('should omit soft-deleted entities by default', async () => {
      const common = { entity: 'dataset', input: '*', start: 0, count: 10 };
      expect(urnsOf(await value('search', common))).toEqual(all);
      const removed = { or: [{ and: [{ field: 'removed', values: ['true'] }] }] };
      expect(urnsOf(await value('search', { ...common, filter: removed }))).toEqual([REMOVED]);
      const flags = { searchFlags: { includeSoftDeleted: true } };
      expect(urnsOf(await value('search', { ...common, ...flags }))).toEqual([...all, REMOVED].sort());
    });

    it('should sort and page', async () => {
      const sort = { field: 'name', order: 'DESCENDING' };
      const names = [];
      for (const start of [0, 2, 4]) {
        const page = await value('search', { entity: 'dataset', input: '*', sort, start, count: 2 });
        expect(page.numEntities).toBe(4);
        names.push(page.entities.map(({ entity }: { entity: string }) => /zebra_(\w+)/.exec(entity)?.[1]));
      }
      expect(names).toEqual([['orders', 'items'], ['events', 'clicks'], []]);
    });
  });

  describe('searchAcrossEntities', () => {
    it('should search all types by default, and count them', async () => {
      const result = await value('searchAcrossEntities', { input: 'zebra', start: 0, count: 10 });
      expect(urnsOf(result)).toEqual([...all, TAG].sort());
      for (const name of ['_entityType', 'entity']) {
        const facet = result.metadata.aggregations.find((one: { name: string }) => one.name === name);
        expect(facet).toMatchObject({ displayName: 'Type', aggregations: { dataset: 4, tag: 1 } });
      }
    });

    it('should return a page of nine hundred', async () => {
      const result = await value('searchAcrossEntities', { entities: [], input: '', start: 0, count: 900 });
      expect(result.entities.length).toBe(result.numEntities);
    });
  });

  describe('scrollAcrossEntities', () => {
    it('should scroll through everything once', async () => {
      const asked = { entities: ['dataset'], input: '*', keepAlive: '5m', count: 2 };
      const first = await value('scrollAcrossEntities', asked);
      const second = await value('scrollAcrossEntities', { ...asked, scrollId: first.scrollId });
      const third = await value('scrollAcrossEntities', { ...asked, scrollId: second.scrollId });
      expect([...urnsOf(first), ...urnsOf(second)].sort()).toEqual(all);
      expect(third).toMatchObject({ entities: [], numEntities: 4, pageSize: 2 });
      expect(third.scrollId).toBeUndefined();
      const counted = { name: 'entity', displayName: 'Type', aggregations: { dataset: 4 } };
      expect(first.metadata.aggregations).toContainEqual(expect.objectContaining(counted));
      const [hit] = first.entities;
      const afterHit = await value('scrollAcrossEntities', { ...asked, scrollId: hit.extraFields.scrollId });
      expect(afterHit.entities[0]).toMatchObject({ entity: first.entities[1].entity });
    });
  });

  describe('listings', () => {
    it('should filter and list', async () => {
      const asked = { entity: 'dataset', filter: onPlatform(HIVE), start: 1, count: 5 };
      const urns = ORDERS.map((name) => dataset(HIVE, name)).sort();
      const filtered = await value('filter', asked);
      expect(filtered.entities.map(({ entity }: { entity: string }) => entity)).toEqual(urns.slice(1));
      expect(filtered).toMatchObject({ from: 1, pageSize: 5, numEntities: 3, metadata: { aggregations: [] } });
      const sortCriteria = [{ field: 'urn', order: 'DESCENDING' }];
      expect(await value('list', { ...asked, sortCriteria })).toEqual({
        entities: [...urns].reverse().slice(1),
        start: 1,
        count: 2,
        total: 3,
      });
    });
  });

  it('should complete', async () => {
    const result = await value('autocomplete', { entity: 'dataset', query: 'zebra_or', limit: 5 });
    expect(result).toEqual({
      query: 'zebra_or',
      suggestions: [expect.stringContaining('zebra_orders')],
      entities: [{ urn: dataset(HIVE, 'shop.zebra_orders') }],
    });
  });

  describe('browsing', () => {
    it('should show groups, then entities', async () => {
      const root = await value('browse', { entity: 'dataset', path: '/prod', start: 0, limit: 10 });
      expect(root).toMatchObject({
        groups: [
          { name: 'hive', count: 3 },
          { name: 'kafka', count: 1 },
        ],
        entities: [],
        metadata: { path: '/prod', totalNumEntities: 4 },
        numGroups: 2,
        numEntities: 0,
        numElements: 2,
      });
      const leaf = await value('browse', { entity: 'dataset', path: '/prod/hive/shop', start: 1, limit: 2 });
      const urns = ORDERS.map((name) => dataset(HIVE, name)).sort();
      expect(leaf).toMatchObject({ groups: [], from: 1, pageSize: 2, numEntities: 3 });
      expect(leaf.entities).toEqual(urns.slice(1).map((urn) => ({ name: urn, urn })));
    });

    it('should return the paths of an entity', async () => {
      const urn = dataset(HIVE, 'shop.zebra_orders');
      expect(await value('getBrowsePaths', { urn })).toEqual(['/prod/hive/shop']);
      expect(await value('getBrowsePaths', { urn: TAG })).toEqual([]);
    });
  });

  it('should count documents', async () => {
    expect(await value('getTotalEntityCount', { entity: 'dataset' })).toBe(5);
    const counts = await value('batchGetTotalEntityCount', { entities: ['dataset', 'tag', 'mlModel'] });
    expect(counts).toEqual({ dataset: 5, tag: 1, mlModel: 0 });
  });

  describe('privileges', () => {
    const searches: readonly [string, object][] = [
      ['search', { entity: 'dataset', input: 'zebra_orders', fulltext: true, start: 0, count: 5 }],
      ['searchAcrossEntities', { entities: ['dataset'], input: 'zebra_orders', start: 0, count: 5 }],
      ['scrollAcrossEntities', { entities: ['dataset'], input: 'zebra_orders', keepAlive: '5m', count: 5 }],
      ['filter', { entity: 'dataset', filter: onPlatform(HIVE), start: 0, count: 5 }],
      ['list', { entity: 'dataset', start: 0, count: 5 }],
      ['autocomplete', { entity: 'dataset', query: 'zebra_or', limit: 5 }],
      ['browse', { entity: 'dataset', path: '/prod/hive/shop', start: 0, limit: 5 }],
    ];
    let actor: TestActor;

    beforeAll(async () => {
      actor = await createActor(env, 'restli-searcher');
    });

    it.each(searches)('should allow %s only to actors who may read the type', async (action, body) => {
      const secret = JSON.parse(JSON.stringify(body).replaceAll('"dataset"', '"dataHubSecret"')) as object;
      const answer = await act(action, secret, actor.token);
      expect([answer.status, (await answer.json()) as object]).toEqual([
        403,
        expect.objectContaining({ message: expect.stringContaining('User is unauthorized to search.') }),
      ]);
    });
  });

  const searched = { entity: 'dataset', input: '*', start: 0, count: 1 };
  const criterion = (more: object): object => ({
    filter: { or: [{ and: [{ field: 'name', values: ['a'], ...more }] }] },
  });

  it.each<[string, string, object, string]>([
    ['an unknown entity type', 'search', { ...searched, entity: 'nothing' }, 'nothing'],
    ['no count', 'search', { ...searched, count: undefined }, "'count' is required"],
    ['a start of another type', 'search', { ...searched, start: 'x' }, '/start'],
    ['a page beyond the limit', 'search', { ...searched, start: 9_999, count: 2 }, 'scrollAcrossEntities'],
    ['a query that is too long', 'search', { ...searched, input: 'x'.repeat(501) }, '500'],
    ['an unknown condition', 'search', { ...searched, ...criterion({ condition: 'LIKE' }) }, 'LIKE'],
    ['a filter of another shape', 'search', { ...searched, filter: { or: {} } }, 'or'],
    ['a value that is no date', 'search', { ...searched, ...criterion({ field: 'lastModifiedAt' }) }, 'lastModifiedAt'],
    ['an unknown field to sort by', 'search', { ...searched, sort: { field: 'nope', order: 'ASCENDING' } }, 'nope'],
    ['urns to sort by', 'filter', { ...searched, filter: {}, sort: { field: 'owners', order: 'ASCENDING' } }, 'owners'],
    ['an unknown order', 'list', { ...searched, sort: { field: 'name', order: 'UP' } }, 'ASCENDING'],
    ['flags of the wrong type', 'search', { ...searched, searchFlags: { maxAggValues: 'x' } }, 'maxAggValues'],
    ['no keepAlive', 'scrollAcrossEntities', { input: '*', count: 1 }, 'keepAlive'],
    [
      'a foreign scroll id',
      'scrollAcrossEntities',
      { input: '*', count: 1, keepAlive: '5m', scrollId: 'x' },
      'scrollId',
    ],
    [
      'an unknown field to complete from',
      'autocomplete',
      { entity: 'tag', query: 'a', limit: 1, field: 'nope' },
      'nope',
    ],
    ['no filter', 'filter', { entity: 'dataset', start: 0, count: 1 }, "'filter' is required"],
    ['a malformed urn', 'getBrowsePaths', { urn: 'nonsense' }, 'nonsense'],
    ['an unknown type to count', 'batchGetTotalEntityCount', { entities: ['nothing'] }, 'nothing'],
  ])('should reject %s', async (_name, action, body, text) => {
    const answer = await act(action, body);
    expect([answer.status, (await answer.json()) as object]).toEqual([
      400,
      expect.objectContaining({ message: expect.stringContaining(text) }),
    ]);
  });
});
