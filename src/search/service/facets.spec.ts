import { describe, expect, it } from '@jest/globals';
import { hit, searchHarness, VIEWER } from '../../../test/support/harness/search-harness.js';
import type { FacetCounts } from '../search-query.js';

const PLATFORM = 'urn:li:dataPlatform:hive';
const PROPERTY = 'urn:li:structuredProperty:io.acryl.retention';
const ODD_PROPERTY = 'urn:li:structuredProperty:1';

function definition(qualifiedName: string, type = 'number'): object {
  return {
    qualifiedName,
    valueType: `urn:li:dataType:datahub.${type}`,
    entityTypes: ['urn:li:entityType:datahub.dataset'],
  };
}

const PROPERTIES = {
  [PROPERTY]: { propertyDefinition: { ...definition('io.acryl.retention') } },
  [ODD_PROPERTY]: {
    propertyDefinition: { ...definition('odd', 'string') },
    structuredPropertySettings: { showInSearchFilters: true },
  },
} as const;

function counts(name: string, ...values: readonly (readonly [path: readonly string[], count: number])[]): FacetCounts {
  return { name, counts: values.map(([path, count]) => ({ path, count })) };
}

describe('Facets', () => {
  it('should be the default ones of the types, then those asked for, each once', async () => {
    const { service, index } = searchHarness();
    await service.search({
      viewer: VIEWER,
      entityTypes: ['dataset'],
      facets: ['platform.keyword', 'platform', 'owners␞tags', 'nope', 'nope␞tags'],
    });
    const names = index.last.facets.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['platform', 'origin', '_entityType', '_entityType␞typeNames']));
    expect(names.filter((name) => name === 'platform')).toHaveLength(1);
    expect(names.slice(-2)).toEqual(['platform.keyword', 'owners␞tags']);
    expect(index.last.facets.at(-1)).toMatchObject({
      levels: [
        { name: 'owners', kind: 'urn' },
        { name: 'tags', kind: 'urn' },
      ],
      size: 20,
      countsMissing: false,
    });
  });

  it.each([
    [{ skipAggregates: true }, ['platform'], []],
    [{ includeDefaultFacets: false }, ['platform'], ['platform']],
    [{ includeDefaultFacets: false }, [], []],
    [{ includeDefaultFacets: false }, ['missing␝tags'], ['missing␝tags']],
  ])('should with flags %j and facets %j be %j', async (flags, facets, expected) => {
    const { service, index } = searchHarness();
    await service.search({ viewer: VIEWER, entityTypes: ['dataset'], flags, facets });
    expect(index.last.facets.map(({ name }) => name)).toEqual(expected);
  });

  it.each([
    [undefined, 20],
    [5, 5],
    [1_000, 60],
    [0, 1],
  ])('should with maxAggValues %j have %d values at most', async (maxAggValues, size) => {
    const { service, index } = searchHarness();
    await service.search({ viewer: VIEWER, entityTypes: ['dataset'], flags: { maxAggValues } });
    expect(index.last.facets[0]?.size).toBe(size);
  });

  it.each([
    [undefined, true],
    [['entity'], true],
    [['_entityType'], true],
    [['platform'], false],
  ])('should with facets %j have the older facet of types: %j', async (facets, expected) => {
    const { service, index } = searchHarness();
    index.result = () => ({ facets: [counts('entity', [['dataset'], 2])] });
    const page = await service.search({ viewer: VIEWER, entityTypes: ['dataset'], facets, entityFacet: true });
    const found = page.facets.find(({ name }) => name === 'entity');
    expect(found !== undefined).toBe(expected);
    if (expected) expect(found).toMatchObject({ displayName: 'Type', values: [{ value: 'dataset', count: 2 }] });
  });

  it.each([true, false])(
    'should without aggregates count the types of the page, if wanted: %j',
    async (entityFacet) => {
      const { service, index } = searchHarness(PROPERTIES);
      index.result = () => ({ hits: [hit(PROPERTY), hit(ODD_PROPERTY)] });
      const flags = { skipAggregates: true };
      const page = await service.search({ viewer: VIEWER, entityTypes: ['structuredProperty'], flags, entityFacet });
      const values = [{ value: 'structuredProperty', count: 2, isFiltered: false, entity: undefined }];
      const expected = [{ name: 'entity', displayName: 'Type', entity: undefined, values }];
      expect(page.facets).toEqual(entityFacet ? expected : []);
    },
  );

  it('should be answered by count, with urns, and left out when empty', async () => {
    const { service, index } = searchHarness();
    index.result = () => ({
      facets: [
        counts('platform', [['a'], 1], [[PLATFORM], 4]),
        counts('_entityType␞typeNames', [['dataset'], 3], [['dataset', 'Table'], 2]),
        counts('origin'),
      ],
    });
    const { facets } = await service.search({ viewer: VIEWER, entityTypes: ['dataset'] });
    expect(facets.map(({ name }) => name)).toEqual(['platform', '_entityType', '_entityType␞typeNames']);
    expect(facets[0]).toEqual({
      name: 'platform',
      displayName: 'Platform',
      entity: undefined,
      values: [
        { value: PLATFORM, count: 4, isFiltered: false, entity: PLATFORM },
        { value: 'a', count: 1, isFiltered: false, entity: undefined },
      ],
    });
    expect(facets[1]?.values).toEqual([{ value: 'dataset', count: 0, isFiltered: false, entity: undefined }]);
    expect(facets[2]).toMatchObject({
      displayName: 'Type␞Sub Type',
      values: [{ value: 'dataset' }, { value: 'dataset␞Table' }],
    });
  });

  it('should include types without hits with 0, as many as fit, in the order of their indices', async () => {
    const { service, index } = searchHarness();
    index.result = () => ({ facets: [counts('_entityType', [['tag'], 2], [['chart'], 1])] });
    const typesOf = async (maxAggValues: number): Promise<unknown> => {
      const entityTypes = ['tag', 'dataJob', 'mlFeature', 'chart', 'dashboard'];
      const facets = ['_entityType', 'missing␝_entityType'];
      const flags = { includeDefaultFacets: false, maxAggValues };
      const found = await service.search({ viewer: VIEWER, entityTypes, facets, flags });
      return found.facets.map(({ values }) => values.map(({ value, count }) => `${value} ${String(count)}`));
    };
    expect(await typesOf(4)).toEqual([['tag 2', 'chart 1', 'dashboard 0', 'dataJob 0']]);
    expect(await typesOf(20)).toEqual([['tag 2', 'chart 1', 'dashboard 0', 'dataJob 0', 'mlFeature 0']]);
    expect(await typesOf(1)).toEqual([['tag 2', 'chart 1']]);
  });

  it('should show the values of the filter that no hit has, but not those of urns and of the service', async () => {
    const { service, index } = searchHarness();
    index.result = () => ({ facets: [counts('platform', [['a'], 1])] });
    const criteria = [
      [
        { field: 'platform.keyword', values: ['a', 'b'] },
        { field: '_entityType', values: ['DATA_JOB'] },
        { field: 'customProperties', values: ['k=v'] },
        { field: 'urn', values: ['x'] },
      ],
    ];
    const baseCriteria = [[{ field: 'domains', values: ['d'] }]];
    const { facets } = await service.search({ viewer: VIEWER, entityTypes: ['dataJob'], criteria, baseCriteria });
    const shown = facets.map(({ name, values }) => [name, values.map((one) => [one.value, one.count, one.isFiltered])]);
    expect(shown).toEqual([
      [
        'platform',
        [
          ['a', 1, true],
          ['b', 0, true],
        ],
      ],
      ['_entityType', [['dataJob', 0, true]]],
      ['customProperties', [['k=v', 0, true]]],
    ]);
  });

  it('should be all there is of an aggregation', async () => {
    const { service, index } = searchHarness();
    index.result = () => ({ facets: [counts('platform', [['a'], 1])] });
    const facets = await service.aggregate({
      viewer: VIEWER,
      entityTypes: ['dataset'],
      facets: ['platform'],
      flags: { skipAggregates: true },
    });
    expect(facets.map(({ name }) => name)).toEqual(['platform']);
    expect(index.last).toMatchObject({ size: 0, facets: [{ name: 'platform' }] });
    await service.aggregate({ viewer: VIEWER, entityTypes: ['dataset'] });
    expect(index.last.facets.length).toBeGreaterThan(5);
  });

  describe('of structured properties', () => {
    it('should be known by their qualified names, whatever their urns', async () => {
      const { service, index } = searchHarness(PROPERTIES);
      index.result = ({ entityTypes }) =>
        entityTypes[0] === 'structuredProperty' ? { hits: [{ urn: ODD_PROPERTY } as never] } : {};
      const facets = ['structuredProperties.io.acryl.retention', 'structuredProperties.odd', 'structuredProperties.no'];
      const criteria = [[{ field: 'structuredProperties.odd', values: ['x'] }]];
      const sort = [{ field: facets[0] ?? '', order: 'ASCENDING' as const }];
      const page = await service.search({ viewer: VIEWER, entityTypes: ['dataset'], facets, criteria, sort });
      const [lookup] = index.searches;
      expect(lookup?.filter[0]?.[0]).toMatchObject({ condition: 'EQUAL', values: ['odd', 'no'] });
      expect(index.last.facets.slice(-2).flatMap(({ levels }) => levels)).toEqual([
        { name: 'structuredProperties.io_acryl_retention', kind: 'double' },
        { name: 'structuredProperties.odd', kind: 'keyword' },
      ]);
      expect(index.last.sort[0]?.field).toEqual({ name: 'structuredProperties.io_acryl_retention', kind: 'double' });
      expect(index.last.filter[0]?.[0]).toMatchObject({
        fields: [{ name: 'structuredProperties.odd' }],
        values: ['x'],
      });
      expect(page.facets.find(({ name }) => name === 'structuredProperties.odd')).toMatchObject({
        entity: ODD_PROPERTY,
      });
    });

    it('should show numbers with a fraction, as DataHub does', async () => {
      const { service, index } = searchHarness(PROPERTIES);
      const name = 'structuredProperties.io.acryl.retention';
      index.result = () => ({ facets: [counts(name, [['60'], 3], [['7.5'], 2], [['10000000'], 1])] });
      const page = await service.search({ viewer: VIEWER, entityTypes: ['dataset'], facets: [name] });
      const retention = page.facets.find((facet) => facet.name === name);
      expect(retention?.values.map(({ value }) => value)).toEqual(['60.0', '7.5', '1.0E7']);
    });

    it('should be offered where they are wanted', async () => {
      const { service, index } = searchHarness(PROPERTIES);
      index.result = ({ entityTypes }) =>
        entityTypes[0] === 'structuredProperty'
          ? { hits: [{ urn: ODD_PROPERTY } as never, { urn: PROPERTY } as never] }
          : {};
      await service.search({
        viewer: VIEWER,
        entityTypes: ['dataset'],
        flags: { includeStructuredPropertyFacets: true },
      });
      expect(index.last.facets.map(({ name }) => name).filter((name) => name.startsWith('structured'))).toEqual([
        'structuredProperties.odd',
      ]);
    });

    it('should not be filtered by when they are deleted', async () => {
      const removed = { ...PROPERTIES[PROPERTY], status: { removed: true } };
      const { service } = searchHarness({ [PROPERTY]: removed });
      const criteria = [[{ field: 'structuredProperties.io.acryl.retention', values: ['1'] }]];
      await expect(service.search({ viewer: VIEWER, entityTypes: ['dataset'], criteria })).rejects.toMatchObject({
        code: 'INVALID_ARGUMENT',
        message: expect.stringContaining('io.acryl.retention'),
      });
    });
  });
});
