import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { failed } from '../../support/graphql/graphql-errors.js';
import { ingest } from '../../support/service/ingest.js';
import { poll } from '../../support/measures/poll.js';
import { FOUND, SEARCH_DEFINITIONS, SEARCH_FIXTURE } from '../../support/harness/search-fixture.js';

const SEARCH = `query ($input: SearchAcrossEntitiesInput!) { found: searchAcrossEntities(input: $input) {
  start count total
  searchResults { entity { urn type } matchedFields { name value } insights { text } extraProperties { name value } }
  facets { field displayName aggregations { value count displayName entity { urn } } }
  suggestions { text }
} }`;

const SCROLL = `query ($input: ScrollAcrossEntitiesInput!) { found: scrollAcrossEntities(input: $input) {
  nextScrollId count total searchResults { entity { urn } extraProperties { name value } }
} }`;

/** How long a server may take to make its indices, when it has much else to do. */
const LIMIT_MS = 180_000;

/* eslint-disable @typescript-eslint/no-explicit-any -- answers of any shape */

describe('GraphQL search', () => {
  let env: TestEnvironment;

  beforeAll(async () => {
    env = await createTestEnvironment();
    await ingest(env, ...SEARCH_DEFINITIONS);
    await ingest(env, ...SEARCH_FIXTURE);
    await poll(isSearchable, 'the shop to be searchable', LIMIT_MS);
  }, 2 * LIMIT_MS);

  afterAll(() => env.stop());

  async function data(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<any> {
    const { status, body } = await env.graphql(query, variables);
    expect([status, body.errors]).toEqual([200, undefined]);
    return body.data;
  }

  async function find(input: object): Promise<any> {
    return (await data(SEARCH, { input })).found;
  }

  const urnsOf = (page: any): string[] => page.searchResults.map((result: any) => result.entity.urn);

  /** Whether search knows all of the shop, drafts and removed ones too. */
  async function isSearchable(): Promise<boolean> {
    const urns = [...new Set(SEARCH_FIXTURE.map(([urn]) => urn))];
    const searchFlags = { includeSoftDeleted: true, includeHiddenLifecycleStages: true };
    const input = {
      types: [...DEFAULT_TYPES, 'DATAHUB_VIEW'],
      query: '*',
      count: 0,
      orFilters: [{ and: [{ field: 'urn', values: urns }] }],
      searchFlags,
    };
    const { body } = await env.graphql(SEARCH, { input });
    return body.data?.found?.total === urns.length;
  }

  const DEFAULT_TYPES = [
    ...['DATASET', 'DASHBOARD', 'CHART', 'MLMODEL', 'MLMODEL_GROUP', 'MLFEATURE_TABLE', 'MLFEATURE', 'MLPRIMARY_KEY'],
    ...['DATA_FLOW', 'DATA_JOB', 'GLOSSARY_TERM', 'GLOSSARY_NODE', 'TAG', 'ROLE', 'CORP_USER', 'CORP_GROUP'],
    ...['CONTAINER', 'DOMAIN', 'DATA_PRODUCT', 'NOTEBOOK', 'BUSINESS_ATTRIBUTE', 'APPLICATION', 'DOCUMENT'],
  ];

  describe('searchAcrossEntities', () => {
    it('should find an entity of every type, drafts and removed entities only for their managers', async () => {
      const page = await find({ query: 'orders', count: 100, searchFlags: { fulltext: true } });
      const kinds = new Set(page.searchResults.map(({ entity }: any) => entity.type));
      const expected = DEFAULT_TYPES.filter((type) => !['CONTAINER', 'DOMAIN'].includes(type));
      expect([...kinds]).toEqual(expect.arrayContaining(expected));
      expect(urnsOf(page)).not.toContain(FOUND.removed);
    });

    it('should return the matched fields, and the number of hits per value', async () => {
      const page = await find({ types: ['DATASET'], query: 'orders', searchFlags: { fulltext: true } });
      expect(page).toMatchObject({ start: 0, count: 10, total: 1, suggestions: [] });
      expect(page.searchResults).toMatchObject([
        { entity: { urn: FOUND.orders, type: 'DATASET' }, insights: [], extraProperties: [] },
      ]);
      expect(page.searchResults[0].matchedFields).toEqual(
        expect.arrayContaining([{ name: 'name', value: expect.stringContaining('orders') }]),
      );
      const facet = (name: string) => page.facets.find(({ field }: any) => field === name);
      expect(facet('_entityType').aggregations).toEqual([expect.objectContaining({ value: 'DATASET', count: 1 })]);
      expect(facet('tags').aggregations).toEqual([
        { value: FOUND.tag, count: 1, displayName: null, entity: { urn: FOUND.tag } },
      ]);
    });

    it('should correct a misspelled text that finds nothing, and name the correction', async () => {
      const [page, meant] = await Promise.all(
        ['ordrs', 'orders'].map((query) => find({ types: ['DATASET'], query, searchFlags: { fulltext: true } })),
      );
      expect(urnsOf(page)).toEqual([FOUND.orders]);
      expect(urnsOf(page)).toEqual(urnsOf(meant));
      expect([page.total, page.suggestions]).toEqual([1, [{ text: 'orders' }]]);
    });

    it.each(['"ordrs"', 'ordrs*', 'ordrs | ordrz', 'zzzzzzz', 'name:ordrs'])(
      'should leave %s as it is',
      async (query) => {
        const page = await find({ types: ['DATASET'], query, searchFlags: { fulltext: true } });
        expect([page.total, page.suggestions]).toEqual([0, []]);
      },
    );

    it.each([
      ['*', {}, []],
      ['orders', { skipHighlighting: true, fulltext: true }, [{ name: 'name', value: '' }]],
      [
        'orders',
        { customHighlightingFields: ['name'], fulltext: true },
        [{ name: 'name', value: expect.stringContaining('orders') }],
      ],
    ])('should return the matched conditions for %s with %j', async (query, searchFlags, expected) => {
      const orFilters = [{ and: [{ field: 'urn', values: [FOUND.orders] }] }];
      const { searchResults } = await find({ types: ['DATASET'], query, orFilters, searchFlags });
      expect(searchResults.map(({ matchedFields }: any) => matchedFields)).toEqual([
        expect.arrayContaining([{ name: 'urn', value: '' }, ...expected]),
      ]);
    });

    it.each([
      ['a name', [{ field: 'name', values: ['orders'] }], [FOUND.orders]],
      ['a kind as GraphQL writes it', [{ field: '_entityType', values: ['CHART'] }], [FOUND.chart]],
      [
        'a container and those in it',
        [{ field: 'container', values: [FOUND.database], condition: 'DESCENDANTS_INCL' }],
        [FOUND.customers, FOUND.orders, FOUND.schema],
      ],
      [
        'what is above a domain',
        [{ field: 'domains', values: [FOUND.sales], condition: 'DESCENDANTS_INCL' }],
        [FOUND.customers, FOUND.orders],
      ],
      [
        'values that are absent',
        [
          { field: 'tags', condition: 'EXISTS', negated: true },
          { field: 'name', values: ['orders', 'customers'] },
        ],
        [FOUND.customers],
      ],
    ])('should filter by %s', async (_what, and, expected) => {
      const types = ['DATASET', 'CHART', 'CONTAINER'];
      const sortInput = { sortCriteria: [{ field: 'urn', sortOrder: 'ASCENDING' }] };
      const page = await find({ types, query: '*', orFilters: [{ and }], sortInput });
      expect(urnsOf(page).sort()).toEqual([...expected].sort());
    });

    it('should sort by the index of the type, as the glossary tree does', async () => {
      const sortCriteria = [
        { field: '_index', sortOrder: 'DESCENDING' },
        { field: '_entityName', sortOrder: 'ASCENDING' },
      ];
      const page = await find({ types: ['CHART', 'DATASET'], query: '*', sortInput: { sortCriteria } });
      const types = urnsOf(page).map((urn) => urn.split(':')[2]);
      expect([...new Set(types)]).toEqual(['dataset', 'chart']);
      expect(types).toEqual([...types].sort().reverse());
    });

    it('should use only orFilters when both are given', async () => {
      const filters = [{ field: 'name', values: ['customers'] }];
      const orFilters = [{ and: [{ field: 'name', values: ['orders'] }] }];
      expect(urnsOf(await find({ types: ['DATASET'], query: '*', filters }))).toEqual([FOUND.customers]);
      expect(urnsOf(await find({ types: ['DATASET'], query: '*', filters, orFilters }))).toEqual([FOUND.orders]);
    });

    it('should respect a view, find nothing outside of it, and ignore a deleted view', async () => {
      const viewUrn = FOUND.view;
      expect((await find({ query: '*', viewUrn })).total).toBe(2);
      expect(await find({ types: ['CHART'], query: '*', viewUrn })).toMatchObject({ total: 0, facets: [] });
      expect((await find({ types: ['CHART'], query: '*', viewUrn: 'urn:li:dataHubView:gone' })).total).toBe(1);
    });

    it.each([
      [
        'a field without order',
        { sortInput: { sortCriteria: [{ field: 'tags', sortOrder: 'ASCENDING' }] } },
        'Cannot sort by tags',
      ],
      [
        'the worst hits first',
        { sortInput: { sortCriteria: [{ field: '_score', sortOrder: 'ASCENDING' }] } },
        'Cannot sort by _score in ascending order',
      ],
      ['a page too far', { start: 10_000, count: 10 }, 'Scroll through more'],
      ['a kind without entities', { types: ['OTHER'] }, 'Unknown entity type: OTHER'],
      ['a text that is too long', { query: 'x'.repeat(501) }, '501 characters'],
    ])('should reject %s', async (_what, input, message) => {
      const answer = await env.graphql(SEARCH, { input: { types: ['DATASET'], query: '*', ...input } });
      expect(answer).toMatchObject(failed('found', 400, message));
    });
  });

  describe('search', () => {
    it('should search one entity type', async () => {
      const query = `{ search(input: { type: CHART, query: "day" }) {
        total searchResults { entity { urn ... on Chart { tool chartId properties { name } info { inputs { urn } } } } }
      } }`;
      expect((await data(query)).search).toEqual({
        total: 1,
        searchResults: [
          {
            entity: {
              urn: FOUND.chart,
              tool: 'looker',
              chartId: 'orders_by_day',
              properties: { name: 'Orders by day' },
              info: { inputs: [{ urn: FOUND.orders }] },
            },
          },
        ],
      });
    });

    it.each([
      'semanticSearchAcrossEntities(input: { query: "x" })',
      'semanticSearch(input: { type: TAG, query: "x" })',
    ])('should reject %s', async (field) => {
      const answer = await env.graphql(`{ found: ${field} { total } }`);
      expect(answer.body.errors[0].message).toBe('Semantic search is disabled in this environment');
    });
  });

  it('should scroll through everything once', async () => {
    const met: string[] = [];
    let scrollId: string | null = null;
    do {
      const input: object = { types: DEFAULT_TYPES, query: '*', count: 5, scrollId };
      const { found } = await data(SCROLL, { input });
      met.push(...urnsOf(found));
      scrollId = found.nextScrollId;
    } while (scrollId !== null);
    expect(new Set(met).size).toBe(met.length);
    const { total } = await find({ types: DEFAULT_TYPES, query: '*', count: 0 });
    expect(met).toHaveLength(total);
    expect(met).toEqual(expect.arrayContaining([FOUND.orders, FOUND.job, FOUND.document]));
  });

  describe('completion', () => {
    it('should complete from one entity type and from several', async () => {
      const query = `{
        autoComplete(input: { type: DATASET, query: "ord" }) { query suggestions entities { urn } }
        autoCompleteForMultiple(input: { query: "orders" , types: [CHART, TAG, DOMAIN] }) {
          query suggestions { type suggestions entities { urn } }
        }
      }`;
      const { autoComplete, autoCompleteForMultiple } = await data(query);
      expect(autoComplete).toEqual({
        query: 'ord',
        suggestions: [expect.stringContaining('orders')],
        entities: [{ urn: FOUND.orders }],
      });
      const kinds = autoCompleteForMultiple.suggestions.map(({ type, entities }: any) => [type, entities[0].urn]);
      expect(kinds).toEqual([
        ['CHART', FOUND.chart],
        ['TAG', FOUND.tag],
      ]);
    });

    it.each(['autoComplete(input: { type: TAG, query: " " })', 'autoCompleteForMultiple(input: { query: "" })'])(
      'should reject %s',
      async (field) => {
        const answer = await env.graphql(`{ found: ${field} { query } }`);
        expect(answer).toMatchObject(failed('found', 400, "'query' parameter can not be null or empty"));
      },
    );
  });

  it('should count by named facets, even nested ones', async () => {
    const query = `query ($input: AggregateAcrossEntitiesInput!) { aggregateAcrossEntities(input: $input) {
      facets { field aggregations { value count } }
    } }`;
    const input = { types: ['DATASET', 'CHART'], query: '*', facets: ['_entityType␞typeNames', 'platform'] };
    const { facets } = (await data(query, { input })).aggregateAcrossEntities;
    expect(facets).toEqual(
      expect.arrayContaining([
        {
          field: 'platform',
          aggregations: [
            { value: 'urn:li:dataPlatform:hive', count: 2 },
            { value: 'urn:li:dataPlatform:looker', count: 1 },
          ],
        },
        {
          field: '_entityType␞typeNames',
          aggregations: expect.arrayContaining([{ value: 'DATASET␞Table', count: 2 }]),
        },
      ]),
    );
    expect(facets).toHaveLength(2);
  });

  describe('browsing', () => {
    it('should browse the tree', async () => {
      const level = async (path: readonly string[]) => {
        const query = `query ($input: BrowseV2Input!) { browseV2(input: $input) {
          start count total metadata { path totalNumEntities } groups { name count hasSubGroups entity { urn } }
        } }`;
        return (await data(query, { input: { type: 'DATASET', path } })).browseV2;
      };
      const { database, schema } = FOUND;
      expect(await level([])).toEqual({
        start: 0,
        count: 10,
        total: 1,
        metadata: { path: [], totalNumEntities: 2 },
        groups: [{ name: database, count: 2, hasSubGroups: true, entity: { urn: database } }],
      });
      expect((await level([database])).groups).toEqual([
        { name: schema, count: 2, hasSubGroups: false, entity: { urn: schema } },
      ]);
    });

    it('should browse the legacy tree', async () => {
      const query = `{
        browse(input: { type: DATASET, path: ["prod", "hive", "shop"] }) {
          total entities { urn } groups { name count } metadata { path totalNumEntities }
        }
        browsePaths(input: { type: DATASET, urn: "${FOUND.orders}" }) { path }
        dataset(urn: "${FOUND.orders}") {
          browsePaths { path } siblingsSearch(input: { query: "*" }) { total searchResults { entity { urn } } }
        }
        chart(urn: "${FOUND.chart}") { browsePaths { path } }
      }`;
      const { browse, browsePaths, chart, dataset } = await data(query);
      expect(browsePaths).toEqual([{ path: ['prod', 'hive', 'shop'] }]);
      expect(browse.entities.map(({ urn }: any) => urn)).toEqual([FOUND.customers, FOUND.orders]);
      expect(dataset).toEqual({
        browsePaths,
        siblingsSearch: { total: 1, searchResults: [{ entity: { urn: FOUND.customers } }] },
      });
      expect(chart.browsePaths).toEqual([{ path: ['looker'] }]);
    });
  });

  describe('listings', () => {
    it('should list domains, and search their entities', async () => {
      const query = `query ($parent: String) { listDomains(input: { parentDomain: $parent }) {
        start count total domains { urn parentDomains { count }
          entities(input: { filters: [{ field: "_entityType", values: ["DATASET"] }] }) { total searchResults { entity { urn } } }
          none: entities(input: { count: 0 }) { count total searchResults { entity { urn } } }
        }
      } }`;
      expect((await data(query)).listDomains).toMatchObject({
        start: 0,
        count: 20,
        total: 1,
        domains: [{ urn: FOUND.sales, none: { count: 0, total: 0, searchResults: [] } }],
      });
      const { domains } = (await data(query, { parent: FOUND.sales })).listDomains;
      expect(domains).toMatchObject([{ urn: FOUND.retail, entities: { total: 2 }, none: { total: 2 } }]);
    });

    it('should list the root of the glossary, and the children of a term group', async () => {
      const query = `{
        getRootGlossaryNodes(input: { start: 0, count: 5 }) { count total nodes { urn childrenCount { termsCount nodesCount }
          glossaryChildrenSearch(input: { query: "*" }) { total searchResults { entity { urn } } }
        } }
        getRootGlossaryTerms(input: { start: 0, count: 5 }) { count total terms { urn } }
      }`;
      const { getRootGlossaryNodes, getRootGlossaryTerms } = await data(query);
      expect(getRootGlossaryNodes).toEqual({
        count: 1,
        total: 1,
        nodes: [
          {
            urn: FOUND.node,
            childrenCount: { termsCount: 1, nodesCount: 0 },
            glossaryChildrenSearch: { total: 1, searchResults: [{ entity: { urn: FOUND.term } }] },
          },
        ],
      });
      expect(getRootGlossaryTerms).toEqual({ count: 0, total: 0, terms: [] });
    });

    it('should list users, groups and ownership types, and search in containers and products', async () => {
      const query = `{
        listUsers(input: { query: "orders" }) { total users { username } }
        searchUsers(input: { query: "orders" }) { total }
        listGroups(input: {}) { groups { urn } }
        listOwnershipTypes(input: { count: 2 }) { count total ownershipTypes { info { name } } }
        container(urn: "${FOUND.schema}") { entities(input: {}) { count total } }
        dataProduct(urn: "${FOUND.product}") { properties { numAssets } entities { total searchResults { entity { urn } extraProperties { name } } } }
        listDataProductAssets(urn: "${FOUND.product}", input: { query: "*", filters: [{ field: "isOutputPort", values: ["true"] }] }) { total }
      }`;
      const answer = await data(query);
      expect(answer).toMatchObject({
        listUsers: { total: 1, users: [{ username: 'orders' }] },
        searchUsers: { total: 1 },
        container: { entities: { count: 20, total: 2 } },
        dataProduct: { properties: { numAssets: 2 }, entities: { total: 2 } },
        listDataProductAssets: { total: 1 },
      });
      expect(answer.listGroups.groups).toEqual(expect.arrayContaining([{ urn: FOUND.group }]));
      expect(answer.listOwnershipTypes.ownershipTypes).toHaveLength(2);
    });

    it('should count entities by type, and return quick filters', async () => {
      const query = `{
        getEntityCounts(input: { types: [DATASET, CHART, INCIDENT] }) { counts { entityType count } }
        getQuickFilters(input: {}) { quickFilters { field value entity { urn } } }
      }`;
      const { getEntityCounts, getQuickFilters } = await data(query);
      expect(getEntityCounts.counts).toEqual([
        { entityType: 'DATASET', count: 2 },
        { entityType: 'CHART', count: 1 },
        { entityType: 'INCIDENT', count: 0 },
      ]);
      const types = getQuickFilters.quickFilters.filter(({ field }: any) => field === '_entityType');
      expect(types.map(({ value }: any) => value)).toEqual([
        'DATASET',
        'DASHBOARD',
        'DATA_FLOW',
        'DOMAIN',
        'GLOSSARY_TERM',
      ]);
    });
  });

  it('should show the stored fields of every type of asset', async () => {
    const query = `query ($urns: [String!]!) { entities(urns: $urns) { urn type
      ... on Dataset { structuredProperties { properties { structuredProperty { urn definition { qualifiedName cardinality valueType { info { type } } } }
        values { ... on NumberValue { numberValue } ... on StringValue { stringValue } } valueEntities { urn } } } applications { application { properties { name } } } }
      ... on Dashboard { tool info { charts { urn } } platform { urn } }
      ... on DataFlow { orchestrator properties { name } platform { name } }
      ... on DataJob { dataFlow { flowId } inputOutput { inputDatasets { urn } } jobPlatform: platform { name } }
      ... on MLModel { name platform { name } modelProperties: properties { name version groups { name } } }
      ... on MLFeature { name featureNamespace dataType featureProperties { sources { urn } } }
      ... on MLFeatureTable { name tableProperties: properties { mlFeatures { name } } }
      ... on Application { applicationProperties: properties { name } }
      ... on Document { info { title contents { text } status { state } created { actor { urn } } relatedAssets { asset { urn } } } platform { urn } }
      ... on Notebook { tool content { cells { type } } }
      ... on BusinessAttribute { attribute: properties { name } }
      ... on Role { id isAssignedToMe actors { users { user { username } } } }
    } }`;
    const names = ['orders', 'dashboard', 'flow', 'job', 'model', 'feature', 'featureTable', 'application'] as const;
    const others = ['document', 'notebook', 'attribute', 'role'] as const;
    const { entities } = await data(query, { urns: [...names, ...others].map((name) => FOUND[name]) });
    expect(entities).toMatchObject([
      {
        structuredProperties: {
          properties: [
            {
              structuredProperty: {
                definition: { qualifiedName: 'shop.orders_score', valueType: { info: { type: 'NUMBER' } } },
              },
              values: [{ numberValue: 4 }],
            },
          ],
        },
        applications: [{ application: { properties: { name: 'Orders' } } }],
      },
      { tool: 'looker', info: { charts: [{ urn: FOUND.chart }] }, platform: { urn: 'urn:li:dataPlatform:looker' } },
      { orchestrator: 'airflow', properties: { name: 'orders pipeline' }, platform: { name: 'airflow' } },
      {
        dataFlow: { flowId: 'orders_pipeline' },
        inputOutput: { inputDatasets: [{ urn: FOUND.orders }] },
        jobPlatform: { name: 'airflow' },
      },
      { modelProperties: { name: 'orders_forecast', version: 'v1', groups: [{ name: 'orders_models' }] } },
      { name: 'amount', featureNamespace: 'orders', dataType: 'CONTINUOUS' },
      { tableProperties: { mlFeatures: [{ name: 'amount' }] } },
      { applicationProperties: { name: 'Orders' } },
      {
        info: {
          title: 'orders',
          contents: { text: 'What orders are' },
          status: { state: 'PUBLISHED' },
          created: { actor: { urn: 'urn:li:corpuser:datahub' } },
          relatedAssets: [{ asset: { urn: FOUND.orders } }],
        },
      },
      { tool: 'querybook', content: { cells: [] } },
      { attribute: { name: 'orders' } },
      { id: 'orders', isAssignedToMe: true, actors: { users: [{ user: { username: 'datahub' } }] } },
    ]);
  });
});
