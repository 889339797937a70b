import { describe, expect, it } from '@jest/globals';
import { hit, searchHarness, VIEWER } from '../../test/support/harness/search-harness.js';
import type { SearchClause, SearchQuery } from './search-query.js';

const A = 'urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)';
const B = 'urn:li:dataset:(urn:li:dataPlatform:hive,b,PROD)';
const FIELD = `urn:li:schemaField:(${A},id)`;
const STAGE = 'urn:li:lifecycleStageType:draft';
const EXISTS = { datasetKey: {} };

function clauses(query: SearchQuery, field: string): SearchClause[] {
  return query.filter.flat().filter(({ fields }) => fields.some(({ name }) => name === field));
}

describe('SearchService', () => {
  describe('what is found', () => {
    it('should leave out entities that SQL does not know, and keep the total', async () => {
      const { service, index } = searchHarness({ [A]: EXISTS });
      index.result = () => ({ hits: [hit(B), hit(A)], total: 2 });
      const page = await service.search({ viewer: VIEWER, entityTypes: ['dataset'], query: 'x', count: 10 });
      expect(page.entities.map(({ urn }) => urn)).toEqual([A]);
      expect(page).toMatchObject({ start: 0, count: 10, total: 2 });
    });

    it.each([
      [{}, []],
      [{ includeSoftDeleted: true }, [A]],
    ])('should with flags %j answer of removed entities %j', async (flags, expected) => {
      const { service, index } = searchHarness({ [A]: { ...EXISTS, status: { removed: true } } });
      index.result = () => ({ hits: [hit(A)], total: 1 });
      const page = await service.search({ viewer: VIEWER, entityTypes: ['dataset'], flags });
      expect(page.entities.map(({ urn }) => urn)).toEqual(expected);
    });

    it('should put parents in the place of columns, each once', async () => {
      const { service, index } = searchHarness({ [A]: EXISTS, [FIELD]: EXISTS });
      index.result = () => ({ hits: [hit(FIELD, { score: 3 }), hit(A)], total: 2 });
      const groupingSpec = [{ baseEntityType: 'schemaField', groupingEntityType: 'dataset' }];
      const page = await service.search({ viewer: VIEWER, flags: { groupingSpec } });
      expect(page.entities).toMatchObject([{ urn: A, entityType: 'dataset', score: 3 }]);
    });

    it('should name each place that matched once', async () => {
      const { service, index } = searchHarness({ [A]: EXISTS });
      const matches = [
        { field: 'name', value: 'a' },
        { field: 'name', value: 'a' },
        { field: 'urn', value: '' },
      ];
      index.result = () => ({ hits: [hit(A, { matches })], total: 1 });
      const [found] = (await service.search({ viewer: VIEWER, query: 'a' })).entities;
      expect(found?.matchedFields).toEqual([
        { name: 'name', value: 'a' },
        { name: 'urn', value: '' },
      ]);
    });

    it.each([
      [{}, [{ name: 'platform.keyword', clause: undefined }]],
      [{ skipHighlighting: true }, [{ name: 'platform.keyword', clause: undefined }]],
      [{ skipMatches: true }, undefined],
    ])('should with flags %j ask for the names %j', async (flags, told) => {
      const { service, index } = searchHarness();
      const criteria = [[{ field: 'platform.keyword', values: ['urn:li:dataPlatform:a'] }]];
      const typed = [{ field: 'typeNames', values: ['View'] }];
      await service.search({ viewer: VIEWER, entityTypes: ['chart'], criteria, flags });
      expect(index.last.namedClauses).toEqual(told);
      await service.search({ viewer: VIEWER, entityTypes: ['chart'], criteria: [...criteria, typed], flags });
      expect(index.last.namedClauses?.map(({ name }) => name)).toEqual(told && ['platform.keyword', 'typeNames']);
    });

    it('should find nothing among no types, without asking', async () => {
      const { service, index } = searchHarness();
      await expect(service.search({ viewer: VIEWER, entityTypes: [], query: 'x' })).resolves.toMatchObject({
        total: 0,
        facets: [],
      });
      const view = { entityTypes: ['chart'], criteria: [] };
      await expect(service.search({ viewer: VIEWER, entityTypes: ['dataset'], view })).resolves.toMatchObject({
        total: 0,
      });
      expect(index.searches).toEqual([]);
    });
  });

  describe('what cannot have hits', () => {
    const none = { viewer: VIEWER, entityTypes: ['dataset'], mayHaveHits: async () => false };

    it('should not be searched', async () => {
      const { service, index } = searchHarness();
      const page = await service.search({ ...none, start: 3, count: 2, flags: { skipAggregates: true } });
      expect(page).toMatchObject({ start: 3, count: 2, total: 0, entities: [], facets: [] });
      expect(index.searches).toEqual([]);
    });

    it('should be searched for facets, which may have values without hits', async () => {
      const { service, index } = searchHarness();
      await service.search({ ...none, facets: ['platform'] });
      expect(index.searches).toHaveLength(1);
    });

    it('should be refused like other searches', async () => {
      const { service } = searchHarness();
      const flags = { skipAggregates: true };
      await expect(service.search({ ...none, start: 20_000, count: 2, flags })).rejects.toMatchObject({
        code: 'INVALID_ARGUMENT',
      });
    });
  });

  describe('what is asked', () => {
    it('should resolve types in any case, and take all with documents when none are named', async () => {
      const { service, index } = searchHarness();
      await service.search({ viewer: VIEWER, entityTypes: ['DATASET', 'dataset', 'datajob'] });
      expect(index.last.entityTypes).toEqual(['dataset', 'dataJob']);
      await service.search({ viewer: VIEWER });
      expect(index.last.entityTypes).toEqual(expect.arrayContaining(['dataset', 'tag', 'corpuser']));
    });

    it('should leave out removed, hidden and superseded entities', async () => {
      const info = { name: 'Draft', settings: { hideInSearch: true } };
      const { service, index } = searchHarness({ [STAGE]: { lifecycleStageTypeInfo: info } });
      await service.search({ viewer: VIEWER, entityTypes: ['dataset'] });
      const [conjunction = []] = index.last.filter;
      expect(conjunction.map(({ fields, values, negated }) => [fields[0]?.name, values, negated])).toEqual([
        ['removed', [true], true],
        ['lifecycleStage', [STAGE], true],
        ['isLatest', [false], true],
      ]);
    });

    it.each([
      ['removed', { includeSoftDeleted: true }, []],
      ['removed', {}, [{ field: 'removed', values: ['true'] }]],
      ['lifecycleStage', { includeHiddenLifecycleStages: true }, []],
      ['lifecycleStage', {}, [{ field: 'lifecycleStage', values: ['x'] }]],
      ['isLatest', { filterNonLatestVersions: false }, []],
    ])('should not add a condition on %s with flags %j and criteria %j', async (field, flags, criteria) => {
      const { service, index } = searchHarness({
        [STAGE]: { lifecycleStageTypeInfo: { settings: { hideInSearch: true } } },
      });
      await service.search({ viewer: VIEWER, entityTypes: ['dataset'], flags, criteria: [criteria] });
      expect(clauses(index.last, field).filter(({ negated }) => negated)).toEqual([]);
    });

    it('should hear of stages that change', async () => {
      const harness = searchHarness();
      await harness.service.search({ viewer: VIEWER, entityTypes: ['dataset'] });
      expect(clauses(harness.index.last, 'lifecycleStage')).toEqual([]);
      harness.aspects = { [STAGE]: { lifecycleStageTypeInfo: { settings: { hideInSearch: true } } } };
      await harness.listeners.afterCommit([{ entityType: 'lifecycleStageType' } as never], {
        source: 'RESTLI',
        sourceIp: '',
        audit: { time: 0, actor: 'urn:li:corpuser:a' },
      });
      await harness.service.search({ viewer: VIEWER, entityTypes: ['dataset'] });
      expect(clauses(harness.index.last, 'lifecycleStage')).toHaveLength(1);
      harness.aspects = {};
      harness.clock.time += 10_000;
      await harness.service.search({ viewer: VIEWER, entityTypes: ['dataset'] });
      expect(clauses(harness.index.last, 'lifecycleStage')).toEqual([]);
    });

    it('should join what the caller, the view and the API ask for', async () => {
      const { service, index } = searchHarness();
      await service.search({
        viewer: VIEWER,
        entityTypes: ['dataset', 'chart'],
        criteria: [[{ field: 'platform', values: ['a'] }], [{ field: 'platform', values: ['b'] }]],
        baseCriteria: [[{ field: 'domains', values: ['d'] }]],
        view: { entityTypes: ['chart'], criteria: [[{ field: 'tags', values: ['t'] }]] },
        flags: { includeSoftDeleted: true, filterNonLatestVersions: false },
      });
      expect(index.last.entityTypes).toEqual(['chart']);
      const values = index.last.filter.map((conjunction) => conjunction.flatMap((clause) => clause.values));
      expect(values).toEqual([
        ['a', 't', 'd'],
        ['b', 't', 'd'],
      ]);
    });

    it.each([
      [['nothing', 'chart'], ['chart']],
      [['nothing'], []],
    ])('should find nothing of unknown entity types of a view: %j', async (entityTypes, expected) => {
      const { service, index } = searchHarness();
      const view = { entityTypes, criteria: [] };
      await service.search({ viewer: VIEWER, entityTypes: ['dataset', 'chart'], view });
      expect(index.searches.at(-1)?.entityTypes ?? []).toEqual(expected);
    });

    it.each([
      ['DESCENDANTS_INCL', {}, ['c', 'below']],
      ['ANCESTORS_INCL', {}, ['c', 'above']],
      ['RELATED_INCL', {}, ['c', 'above', 'below']],
      ['DESCENDANTS_INCL', { rewriteQuery: false }, ['c']],
    ])('should widen %s with flags %j to %j', async (condition, flags, expected) => {
      const { service, index } = searchHarness();
      const related = { ancestors: ['above'], descendants: ['below'], both: ['above', 'c', 'below'] };
      service.useHierarchy({ related: async (_field, _urns, direction) => related[direction] });
      const criteria = [[{ field: 'container.keyword', condition, values: ['c'] }]];
      await service.search({ viewer: VIEWER, entityTypes: ['dataset'], criteria, flags });
      expect(clauses(index.last, 'container')).toMatchObject([{ condition: 'EQUAL', values: expected }]);
    });

    it('should widen by a hundred at most', async () => {
      const { service, index } = searchHarness();
      service.useHierarchy({ related: async () => Array.from({ length: 300 }, (_, at) => `d${at}`) });
      const criteria = [[{ field: 'domains', condition: 'DESCENDANTS_INCL', values: ['d'] }]];
      await service.search({ viewer: VIEWER, entityTypes: ['dataset'], criteria });
      expect(clauses(index.last, 'domains')[0]?.values).toHaveLength(101);
    });
  });

  describe('pages', () => {
    it.each([
      [undefined, undefined, 0, 5_000],
      [null, -1, 0, 5_000],
      [3, 10_001, 3, 5_000],
      [0, 10_000, 0, 10_000],
      [0, 0, 0, 0],
      [-5, 7, 0, 7],
      [9_990, undefined, 9_990, 10],
      [9_000, 900, 9_000, 900],
    ])('should read start %j and count %j as %j and %j', async (start, count, from, size) => {
      const { service, index } = searchHarness();
      await expect(service.search({ viewer: VIEWER, start, count })).resolves.toMatchObject({
        start: from,
        count: size,
      });
      expect(index.last).toMatchObject({ from, size });
    });

    it.each([
      [10_000, 1],
      [20_000, undefined],
      [9_999, 2],
    ])('should refuse to page to start %j and count %j, and name the way beyond', async (start, count) => {
      const { service } = searchHarness();
      await expect(service.search({ viewer: VIEWER, start, count })).rejects.toMatchObject({
        code: 'INVALID_ARGUMENT',
        message: expect.stringContaining('scrollAcrossEntities'),
      });
    });

    it('should scroll until a page is not full', async () => {
      const { service, index } = searchHarness({ [A]: EXISTS, [B]: EXISTS });
      index.result = ({ after }) => ({ hits: after === undefined ? [hit(A), hit(B)] : [], total: 2 });
      const first = await service.scroll({ viewer: VIEWER, count: 2 });
      expect(first.entities).toHaveLength(2);
      const position = Buffer.from(first.nextScrollId ?? '', 'base64').toString();
      expect(JSON.parse(position)).toEqual({ sort: [1, B], pitId: null, expirationTime: 0 });
      const second = await service.scroll({ viewer: VIEWER, count: 2, scrollId: first.nextScrollId });
      expect(index.last).toMatchObject({ after: [1, B], from: 0 });
      expect(second.nextScrollId).toBeUndefined();
      const [hitOfFirst] = first.entities;
      await service.scroll({ viewer: VIEWER, count: 2, scrollId: hitOfFirst?.scrollId });
      expect(index.last.after).toEqual([1, A]);
    });

    it.each(['', 'nonsense', 'e30=', btoa('{"sort":[1]}'), btoa('{"sort":[1,{}]}'), btoa('[1]')])(
      'should refuse the scroll id %j',
      async (scrollId) => {
        const { service } = searchHarness();
        await expect(service.scroll({ viewer: VIEWER, scrollId })).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
      },
    );

    it('should refuse a scroll id of another order', async () => {
      const { service, index } = searchHarness({ [A]: EXISTS });
      index.result = () => ({ hits: [hit(A)], total: 1 });
      const { nextScrollId } = await service.scroll({ viewer: VIEWER, count: 1 });
      const sort = [
        { field: 'name', order: 'ASCENDING' as const },
        { field: 'platform.keyword', order: 'ASCENDING' as const },
      ];
      await expect(
        service.scroll({ viewer: VIEWER, count: 1, scrollId: nextScrollId, sort: sort.slice(0, 1) }),
      ).resolves.toBeDefined();
      await expect(service.scroll({ viewer: VIEWER, count: 1, scrollId: nextScrollId, sort })).rejects.toMatchObject({
        code: 'INVALID_ARGUMENT',
      });
    });
  });

  describe('the order', () => {
    it('should be resolved in the types searched, then in all', async () => {
      const { service, index } = searchHarness();
      await service.search({
        viewer: VIEWER,
        entityTypes: ['tag'],
        sort: [
          { field: 'name', order: 'DESCENDING' },
          { field: 'lastOperationTime', order: 'ASCENDING', missing: 'first' },
        ],
      });
      expect(index.last.sort).toEqual([
        { field: { name: 'name', kind: 'keyword' }, order: 'desc', missing: 'last' },
        { field: { name: 'lastOperationTime', kind: 'date' }, order: 'asc', missing: 'first' },
      ]);
    });

    it.each(['nope', 'owners', 'browsePathV2', 'structuredProperties.nope'])('should not be by %s', async (field) => {
      const { service } = searchHarness();
      await expect(service.search({ viewer: VIEWER, sort: [{ field, order: 'ASCENDING' }] })).rejects.toMatchObject({
        code: 'INVALID_ARGUMENT',
        message: expect.stringContaining(field),
      });
    });

    it('should be by urn in a listing without one', async () => {
      const { service, index } = searchHarness();
      await service.filter({ viewer: VIEWER, entityTypes: ['dataset'] });
      expect(index.last).toMatchObject({ sort: [{ field: { name: 'urn' } }], facets: [], highlight: undefined });
    });
  });

  describe('matched fields', () => {
    it.each([
      ['*', {}, undefined],
      ['', {}, undefined],
      ['x', { skipHighlighting: true }, undefined],
      ['x', { customHighlightingFields: ['description'] }, ['description']],
    ])('should for %j with flags %j come from %j', async (query, flags, expected) => {
      const { service, index } = searchHarness();
      await service.search({ viewer: VIEWER, entityTypes: ['dataset'], query, flags });
      const names = index.last.highlight?.map(({ name }) => name);
      expect(names && [...new Set(names)]).toEqual(expected);
    });

    it('should come from every field that is searched', async () => {
      const { service, index } = searchHarness();
      await service.search({ viewer: VIEWER, entityTypes: ['dataset'], query: 'x' });
      const names = new Set(index.last.highlight?.map(({ name }) => name));
      expect([...names]).toEqual(expect.arrayContaining(['urn', 'name', 'fieldPaths']));
      await service.search({
        viewer: VIEWER,
        entityTypes: ['dataset'],
        query: 'x',
        flags: { fieldConfiguration: 'excludeColumns' },
      });
      expect(index.last.highlight?.map(({ name }) => name)).not.toContain('fieldPaths');
    });
  });

  it('should count documents', async () => {
    const { service } = searchHarness();
    expect((await service.documentCounts(VIEWER, ['dataset'])).get('dataset')).toBe(3);
  });
});
