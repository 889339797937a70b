import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { propertyDefinition, type SearchPage, type SearchRequest } from '../../src/search/index.js';
import { dataset, document, puts, records } from '../support/harness/search-documents.js';
import { type Aspects, searchOver, type ServedSearch, VIEWER } from '../support/harness/search-harness.js';
import type { SearchIndexSubject } from './search-index.contract.js';

const PROPERTY = 'urn:li:structuredProperty:retention-1';
const DEFINITION = {
  qualifiedName: 'io.acryl.retention',
  valueType: 'urn:li:dataType:datahub.number',
  entityTypes: ['urn:li:entityType:datahub.dataset'],
};
const OWNER = 'urn:li:corpuser:jdoe';
const SECTION = 'urn:li:container:section';
const SHELF = 'urn:li:container:shelf';
const DRAFT = 'urn:li:lifecycleStageType:draft';
const SCROLLED = Array.from({ length: 23 }, (_, at) => `urn:li:tag:scrolled${String(at).padStart(2, '0')}`);
const BEST_FIRST = { field: '_score', order: 'DESCENDING' as const };

const ASPECTS: Aspects = {
  [dataset('orders')]: {
    datasetProperties: { name: 'orders', description: 'every order' },
    container: { container: SHELF },
    browsePathsV2: {
      path: [
        { id: SECTION, urn: SECTION },
        { id: SHELF, urn: SHELF },
      ],
    },
    structuredProperties: { properties: [{ propertyUrn: PROPERTY, values: [{ double: 30 }] }] },
  },
  [dataset('items')]: {
    datasetProperties: { name: 'items' },
    container: { container: SECTION },
    browsePathsV2: { path: [{ id: SECTION, urn: SECTION }] },
    structuredProperties: { properties: [{ propertyUrn: PROPERTY, values: [{ double: 7 }] }] },
  },
  [dataset('drafted_orders')]: { datasetProperties: { name: 'drafted orders' }, status: { lifecycleStage: DRAFT } },
  [dataset('removed_orders')]: { datasetProperties: { name: 'removed orders' }, status: { removed: true } },
  [dataset('old_orders')]: {
    datasetProperties: { name: 'old orders' },
    versionProperties: {
      versionSet: 'urn:li:versionSet:(a,dataset)',
      version: { versionTag: '1' },
      isLatest: false,
      sortId: '1',
    },
  },
  [`urn:li:schemaField:(${dataset('items')},order_id)`]: { schemafieldInfo: { name: 'order_id' } },
  'urn:li:tag:orders': {
    tagProperties: { name: 'orders' },
    ownership: { owners: [{ owner: OWNER, type: 'DATAOWNER' }] },
  },
  [DRAFT]: { lifecycleStageTypeInfo: { name: 'Draft', settings: { hideInSearch: true } } },
  [PROPERTY]: { propertyDefinition: DEFINITION, structuredPropertySettings: { showInSearchFilters: true } },
  ...Object.fromEntries(SCROLLED.map((urn) => [urn, { tagProperties: { name: 'scrolled' } }])),
};

/** The search service over real documents in an index. */
export function describeSearchService(name: string, open: () => Promise<SearchIndexSubject>): void {
  describe(`The search service on ${name}`, () => {
    let subject: SearchIndexSubject;
    let served: ServedSearch;

    beforeAll(async () => {
      subject = await open();
      const definition = propertyDefinition(PROPERTY, records(PROPERTY, { propertyDefinition: DEFINITION }));
      const properties = definition === undefined ? [] : [definition];
      const documents = Object.entries(ASPECTS).map(([urn, aspects]) => document(urn, aspects, { properties }));
      const { rejected } = await subject.index().write(puts(...documents), { live: true });
      expect(rejected).toEqual([]);
      await subject.index().refresh();
      served = searchOver(subject.index(), ASPECTS);
      served.service.useHierarchy({
        related: async (_field, urns, direction) =>
          urns.includes(SECTION) && direction !== 'ancestors' ? [SHELF] : [],
      });
    });

    afterAll(() => subject.close());

    const search = (request: Omit<SearchRequest, 'viewer'>): Promise<SearchPage> =>
      served.service.search({ viewer: VIEWER, ...request, flags: { fulltext: true, ...request.flags } });
    const urns = (page: Pick<SearchPage, 'entities'>): string[] => page.entities.map(({ urn }) => urn).sort();

    it('should find only entities that are current, visible and in SQL', async () => {
      const page = await search({ entityTypes: ['dataset'], query: 'orders', entityFacet: true });
      expect(urns(page)).toEqual([dataset('orders')]);
      expect(page.entities[0]?.matchedFields).toEqual(expect.arrayContaining([{ name: 'name', value: 'orders' }]));
      expect(page.facets.find((facet) => facet.name === 'entity')?.values).toMatchObject([
        { value: 'dataset', count: 1 },
      ]);
    });

    it.each([
      [{ includeSoftDeleted: true }, 'removed_orders'],
      [{ includeHiddenLifecycleStages: true }, 'drafted_orders'],
      [{ filterNonLatestVersions: false }, 'old_orders'],
    ])('should find more with %j', async (flags, other) => {
      const page = await search({ entityTypes: ['dataset'], query: 'orders', flags });
      expect(urns(page)).toEqual([dataset(other), dataset('orders')].sort());
    });

    it('should search every type by default, and replace columns by datasets', async () => {
      const groupingSpec = [{ baseEntityType: 'schemaField', groupingEntityType: 'dataset' }];
      const page = await search({ query: 'order_id', flags: { groupingSpec } });
      expect(urns(page)).toEqual(expect.arrayContaining([dataset('items')]));
      expect(urns(page).filter((urn) => urn.includes('schemaField'))).toEqual([]);
    });

    it('should filter by the contents of a container', async () => {
      const criterion = { field: 'container', values: [SECTION] };
      expect(urns(await search({ criteria: [[criterion]] }))).toEqual([dataset('items')]);
      const below = { ...criterion, condition: 'DESCENDANTS_INCL' };
      expect(urns(await search({ criteria: [[below]] }))).toEqual([dataset('items'), dataset('orders')]);
    });

    it('should filter, sort and count by a structured property whose urn is not its name', async () => {
      const field = 'structuredProperties.io.acryl.retention';
      const page = await search({
        entityTypes: ['dataset'],
        criteria: [[{ field, condition: 'GREATER_THAN', values: ['5'] }]],
        sort: [{ field, order: 'DESCENDING' }],
        facets: [field],
      });
      expect(page.entities.map(({ urn }) => urn)).toEqual([dataset('orders'), dataset('items')]);
      const facet = page.facets.find((one) => one.name === field);
      expect(facet).toMatchObject({ entity: PROPERTY });
      expect(facet?.values.map(({ value, count }) => [value, count])).toEqual(
        expect.arrayContaining([
          ['30.0', 1],
          ['7.0', 1],
        ]),
      );
      const offered = await served.service.aggregate({
        viewer: VIEWER,
        entityTypes: ['dataset'],
        flags: { includeStructuredPropertyFacets: true },
      });
      expect(offered.map((one) => one.name)).toContain(field);
    });

    it('should sort by the score where it is named, as without an order', async () => {
      const best = await search({ query: 'orders' });
      const named = await search({ query: 'orders', sort: [BEST_FIRST] });
      expect(named.entities).toEqual(best.entities);
    });

    it.each([
      ['by score', undefined],
      ['by score, which is named', [BEST_FIRST]],
      ['by a field and score', [{ field: 'name', order: 'ASCENDING' as const }, BEST_FIRST]],
      ['by a field that all share', [{ field: 'name', order: 'DESCENDING' as const }]],
      ['by a field that none has', [{ field: 'lastModifiedAt', order: 'ASCENDING' as const }]],
      ['by urn', [{ field: 'urn', order: 'DESCENDING' as const }]],
    ])('should scroll through everything once, %s', async (_name, sort) => {
      const found: string[] = [];
      let scrollId: string | undefined;
      const request = { entityTypes: ['tag'], query: 'scrolled', count: 5, sort, flags: { fulltext: true } };
      do {
        const page = await served.service.scroll({ viewer: VIEWER, ...request, scrollId });
        expect(page.total).toBe(SCROLLED.length);
        found.push(...page.entities.map(({ urn }) => urn));
        scrollId = page.nextScrollId;
      } while (scrollId !== undefined);
      expect(found.sort()).toEqual(SCROLLED);
    });

    it('should complete each type separately', async () => {
      const pages = await served.service.autocompleteEach({ viewer: VIEWER, query: 'ord' }, [
        'dataset',
        'tag',
        'chart',
      ]);
      expect(pages.map(({ entityType, suggestions }) => [entityType, suggestions.map(({ text }) => text)])).toEqual([
        ['dataset', ['orders']],
        ['tag', ['orders']],
      ]);
    });

    it('should browse down to the last level', async () => {
      const top = await served.service.browseV2({ viewer: VIEWER, entityTypes: ['dataset'], path: [] });
      expect(top.groups).toEqual(
        expect.arrayContaining([{ name: SECTION, count: 2, hasSubGroups: true, entity: SECTION }]),
      );
      const below = await served.service.browseV2({ viewer: VIEWER, entityTypes: ['dataset'], path: [SECTION] });
      expect(below).toMatchObject({
        groups: [{ name: SHELF, count: 1, hasSubGroups: false }],
        totalGroups: 1,
        totalBelow: 1,
      });
    });

    it('should return only totals', async () => {
      const page = await search({ entityTypes: ['tag'], query: '*', count: 0 });
      expect(page).toMatchObject({ total: SCROLLED.length + 1, entities: [] });
    });
  });
}
