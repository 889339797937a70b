import { describe, expect, it } from '@jest/globals';
import { discoveryHarness } from '../../test/support/harness/discovery-harness.js';
import { hit } from '../../test/support/harness/search-harness.js';
import { EntityType } from '../entities/index.js';

const A = 'urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)';
const SECRET = 'urn:li:dataHubSecret:x';
const VIEW = 'urn:li:dataHubView:v';
const EXISTS = { status: { removed: false } };

const view = (entityTypes: readonly string[], values: readonly string[]) => ({
  [VIEW]: {
    dataHubViewInfo: {
      name: 'v',
      type: 'GLOBAL',
      definition: {
        entityTypes: [...entityTypes],
        filter: { or: [{ and: [{ field: 'origin', values: [...values] }] }] },
      },
    },
  },
});

describe('DiscoveryService', () => {
  it('should return hits with their matched fields and omit entity types without a GraphQL type', async () => {
    const { discovery, index, context } = discoveryHarness({
      aspects: { [A]: EXISTS, [SECRET]: EXISTS },
      unknownTypes: ['dataHubSecret'],
    });
    const matches = [
      { field: 'name', value: 'a' },
      { field: 'tags', value: 'urn:li:tag:t' },
    ];
    index.result = () => ({ hits: [hit(SECRET), hit(A, { matches })], total: 2 });
    await expect(discovery.searchAcross({ query: 'a' }, context)).resolves.toMatchObject({
      start: 0,
      count: 10,
      total: 2,
      searchResults: [
        {
          entity: { urn: A },
          insights: [],
          matchedFields: [
            { name: 'name', value: 'a', entity: null },
            { name: 'tags', value: 'urn:li:tag:t', entity: { urn: 'urn:li:tag:t' } },
          ],
          extraProperties: [],
        },
      ],
    });
  });

  it('should search the default entity types if none are named', async () => {
    const { discovery, index, context } = discoveryHarness();
    await discovery.searchAcross({ query: '*', types: [] }, context);
    expect(index.last.entityTypes).toHaveLength(24);
    await discovery.searchAcross({ query: '*', types: [EntityType.TAG] }, context);
    expect(index.last.entityTypes).toEqual(['tag']);
  });

  it('should convert entity types in facets and omit the facets of fields that hide documents', async () => {
    const { discovery, index, context } = discoveryHarness();
    index.result = ({ facets }) => ({
      facets: facets.map(({ name }) => ({ name, counts: [{ path: name.split('␞').map(() => 'dataJob'), count: 1 }] })),
    });
    const types = [EntityType.DATA_JOB, EntityType.DOCUMENT];
    const named = ['_entityType', '_entityType␞typeNames', 'state', 'lifecycleStage'];
    const found = await discovery.aggregateAcross({ types, query: '*' }, named, context);
    const values = found.map(({ field, aggregations }) => [field, aggregations.map(({ value }) => value)]);
    expect(values).toEqual(
      expect.arrayContaining([
        ['_entityType', ['DATA_JOB', 'DOCUMENT']],
        ['_entityType␞typeNames', ['DATA_JOB␞dataJob']],
        ['entity', ['DATA_JOB', 'DOCUMENT']],
      ]),
    );
    expect(found.map(({ field }) => field)).not.toEqual(expect.arrayContaining(['state']));
  });

  it.each([
    [['dataset', 'chart'], [EntityType.CHART, EntityType.TAG], ['chart']],
    [[], [EntityType.TAG], ['tag']],
  ])('should search a view of %j and the types %j in %j', async (viewed, types, expected) => {
    const { discovery, index, context } = discoveryHarness({ aspects: view(viewed, ['PROD']) });
    await discovery.searchAcross({ query: '*', types, viewUrn: VIEW }, context);
    expect(index.last.entityTypes).toEqual(expected);
    expect(index.last.filter.flat()).toEqual(
      expect.arrayContaining([expect.objectContaining({ values: ['PROD'], negated: false })]),
    );
  });

  it('should find nothing outside of the entity types of a view, and ignore a deleted view', async () => {
    const { discovery, index, context } = discoveryHarness({ aspects: view(['dataset'], []) });
    const nothing = await discovery.searchAcross({ types: [EntityType.TAG], viewUrn: VIEW }, context);
    expect(nothing).toMatchObject({ total: 0, searchResults: [], facets: [], suggestions: [] });
    expect(index.searches).toHaveLength(0);
    await discovery.searchAcross({ types: [EntityType.TAG], viewUrn: 'urn:li:dataHubView:gone' }, context);
    expect(index.last.entityTypes).toEqual(['tag']);
  });

  it('should ignore a view that the caller may not read', async () => {
    const { discovery, index, context } = discoveryHarness({ aspects: view(['dataset'], ['PROD']), hidden: [VIEW] });
    await discovery.searchAcross({ types: [EntityType.TAG], viewUrn: VIEW }, context);
    const hidden = index.last;
    await discovery.searchAcross({ types: [EntityType.TAG], viewUrn: 'urn:li:dataHubView:gone' }, context);
    expect(hidden).toEqual(index.last);
  });

  it.each([
    ['hide drafts', {}, EntityType.DOCUMENT, false, true],
    ['show drafts to who manages documents', {}, EntityType.DOCUMENT, true, false],
    ['show drafts when asked to', { includeHiddenLifecycleStages: true }, EntityType.DOCUMENT, false, false],
    ['look at drafts among documents only', {}, EntityType.TAG, false, false],
  ])('should %s', async (_what, searchFlags, type, managesDocuments, hides) => {
    const { discovery, index, context } = discoveryHarness({ managesDocuments });
    await discovery.searchAcross({ types: [type], searchFlags }, context);
    const fields = index.last.filter.flat().flatMap((clause) => clause.fields.map(({ name }) => name));
    expect(fields.includes('state')).toBe(hides);
  });

  it('should search one entity type in full text and replace columns by datasets, unless flags override that', async () => {
    const field = `urn:li:schemaField:(${A},id)`;
    const { discovery, index, context } = discoveryHarness({ aspects: { [A]: EXISTS, [field]: EXISTS } });
    index.result = () => ({ hits: [hit(field)], total: 1 });
    const input = { type: EntityType.SCHEMA_FIELD, query: 'id' };
    const grouped = await discovery.searchOneType(input, context);
    expect(grouped.searchResults).toMatchObject([{ entity: { urn: A } }]);
    expect(index.last.plan.simple).toBeDefined();
    const plain = await discovery.searchOneType({ ...input, searchFlags: {} }, context);
    expect(plain.searchResults).toMatchObject([{ entity: { urn: field } }]);
  });

  it('should scroll through all entities for a blank text and return the scroll id of each hit', async () => {
    const { discovery, index, context } = discoveryHarness({ aspects: { [A]: EXISTS } });
    index.result = () => ({ hits: [hit(A)], total: 2 });
    const page = await discovery.scrollAcross({ query: ' ', count: 1 }, context);
    const { nextScrollId } = page;
    expect(page).toMatchObject({
      count: 1,
      total: 2,
      nextScrollId: expect.any(String),
      searchResults: [{ extraProperties: [{ name: 'scrollId', value: nextScrollId }] }],
    });
    expect(index.last.facets.map(({ name }) => name)).toContain('entity');
    await discovery.scrollAcross({ query: '*', count: 1, scrollId: nextScrollId ?? null }, context);
    expect(index.last.after).toEqual([1, A]);
  });

  it('should count entity types without entities as 0', async () => {
    const { discovery, index, context } = discoveryHarness();
    index.result = () => ({ facets: [{ name: '_entityType', counts: [{ path: ['tag'], count: 3 }] }] });
    const counts = await discovery.countByType({}, ['tag', 'domain'], context);
    expect([...counts]).toEqual([
      ['tag', 3],
      ['domain', 0],
    ]);
  });

  it('should not compute facets and matched fields that the caller does not select', async () => {
    const { discovery, index, context } = discoveryHarness();
    await discovery.searchAcross({ query: 'a' }, context, { facets: false, matches: false });
    expect(index.last).toMatchObject({ facets: [], highlight: undefined });
  });
});
