import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Actor } from '../../src/auth/index.js';
import type { JsonObject } from '../../src/foundation/json/json.js';
import type { SearchDocument, SearchFacet } from '../../src/search/index.js';
import { Random, randomChange } from '../support/rights/random-world.js';
import { user, type ViewWorld, viewWorld, type ViewWorldChange } from '../support/rights/view-world.js';
import type { SearchIndexSubject } from './search-index.contract.js';

const CHANGES_A_WORLD = 25;
const ACTORS: readonly Actor[] = ['u0', 'u1', 'u2', 'u3', 'stranger'].map(user);
const STAMP = { time: 1, actor: 'urn:li:corpuser:u0' };
const DATASETS = [0, 1, 2, 3, 4].map((at) => `urn:li:dataset:(urn:li:dataPlatform:hive,t${at},PROD)`);
const FIELDS = DATASETS.map((dataset) => `urn:li:schemaField:(${dataset},id)`);
const FLAGS = { includeSoftDeleted: true, filterNonLatestVersions: false, maxAggValues: 60 };
const ALL_OF_IT = { query: '*', count: 10_000, flags: FLAGS };
const HIERARCHIES = /^urn:li:(domain|container|glossaryNode|glossaryTerm):/;

const numbered = (count: number, start: string): string[] => Array.from({ length: count }, (_, at) => `${start}${at}`);

/** What every world has: all that can stand above something, and what is viewed because of something else. */
const BASE: readonly ViewWorldChange[] = [
  ...numbered(5, 'urn:li:domain:d').map((urn) => ({ urn, aspect: 'domainProperties', value: { name: 'd' } })),
  ...numbered(4, 'urn:li:container:c').map((urn) => ({ urn, aspect: 'containerProperties', value: { name: 'c' } })),
  ...numbered(4, 'urn:li:glossaryNode:n').map((urn) => ({
    urn,
    aspect: 'glossaryNodeInfo',
    value: { definition: '' },
  })),
  ...numbered(3, 'urn:li:glossaryTerm:t').map((urn) => ({
    urn,
    aspect: 'glossaryTermInfo',
    value: { definition: '', termSource: 'INTERNAL' },
  })),
  ...numbered(4, 'urn:li:tag:t').map((urn) => ({ urn, aspect: 'tagProperties', value: { name: 'Tag' } })),
  ...DATASETS.map((urn) => ({
    urn,
    aspect: 'datasetProperties',
    value: { name: 'Orders', customProperties: {}, tags: [] },
  })),
  ...FIELDS.map((urn) => ({ urn, aspect: 'globalTags', value: { tags: [] } })),
  { urn: 'urn:li:query:none', aspect: 'querySubjects', value: { subjects: [] } },
  query('one', DATASETS[0]),
  query('two', DATASETS[0], DATASETS[1]),
  query('column', FIELDS[2]),
  query('chart', 'urn:li:chart:(looker,0)'),
  ...bridge('bridged', DATASETS[0] ?? ''),
  ...bridge('other', 'urn:li:chart:(looker,1)'),
  ...bridge('odd', 'urn:li:document:bridged'),
  { urn: 'urn:li:document:plain', aspect: 'documentInfo', value: documentInfo() },
];

function query(name: string, ...entities: readonly (string | undefined)[]): ViewWorldChange {
  return {
    urn: `urn:li:query:${name}`,
    aspect: 'querySubjects',
    value: { subjects: entities.map((entity) => ({ entity: entity ?? '' })) },
  };
}

function documentInfo(customProperties: JsonObject = {}): JsonObject {
  return {
    customProperties,
    contents: { text: 'text' },
    status: { state: 'PUBLISHED' },
    created: STAMP,
    lastModified: STAMP,
  };
}

function bridge(name: string, source: string): ViewWorldChange[] {
  const urn = `urn:li:document:${name}`;
  return [
    { urn, aspect: 'documentInfo', value: documentInfo({ bridge_source_entity: source }) },
    { urn, aspect: 'subTypes', value: { typeNames: ['Bridge Document'] } },
  ];
}

function urnsOf(found: readonly { readonly urn: string }[]): string[] {
  return found.map(({ urn }) => urn).sort();
}

function isChange({ urn, aspect }: ViewWorldChange): boolean {
  return aspect !== undefined || !HIERARCHIES.test(urn);
}

/** How often each value of a field stands in documents; of urns only such as may be viewed. */
function counted(documents: readonly SearchDocument[], field: string, viewable: ReadonlySet<string>): object {
  const counts: Record<string, number> = {};
  for (const { fields } of documents) {
    const values = fields[field] ?? [];
    for (const value of new Set(Array.isArray(values) ? values : [values])) {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      if (viewable.has(text)) counts[text] = (counts[text] ?? 0) + 1;
    }
  }
  return counts;
}

function countsIn(facets: readonly SearchFacet[], name: string): object {
  const values = facets.find((facet) => facet.name === name)?.values ?? [];
  return Object.fromEntries(values.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]));
}

/**
 * That what somebody finds is what the policies let them view, whatever the policies are: in `worlds` random sets of
 * policies and entities.
 */
export function describeViewRestriction(name: string, worlds: number, open: () => Promise<SearchIndexSubject>): void {
  describe(`Searches on ${name} by actors with random policies`, () => {
    let subject: SearchIndexSubject;
    let world: ViewWorld;
    /** Of each comparison, the part of everything that the actor might view. */
    const shares: number[] = [];

    beforeAll(async () => {
      subject = await open();
      world = await viewWorld(subject.index());
      await world.change(BASE);
    });

    afterAll(async () => {
      await world.close();
      await subject.close();
    });

    it.each(numbered(worlds, '').map(Number))(
      'should find exactly the entities that each actor may view, in world %i',
      async (seed) => {
        const random = new Random(seed * 7919 + 1);
        await world.change(Array.from({ length: CHANGES_A_WORLD }, () => randomChange(random)).filter(isChange));
        for (const actor of ACTORS) shares.push(await compare(world, actor));
      },
    );

    it('should have tested many actors who may view some entities', () => {
      expect(shares.filter((share) => share > 0.02 && share < 1).length).toBeGreaterThan(shares.length / 3);
    });
  });
}

/** Compares what the actor finds with what it may view; answers how much of everything that is. */
async function compare(world: ViewWorld, actor: Actor): Promise<number> {
  const search = world.search();
  const viewer = { viewer: actor };
  const expected = await world.viewable(actor);
  const facets = ['tags', 'owners', 'domains', '_entityType'];
  const page = await search.search({ ...viewer, ...ALL_OF_IT, facets });
  expect({ actor: actor.id, urns: urnsOf(page.entities) }).toEqual({ actor: actor.id, urns: urnsOf(expected) });
  expect(page.total).toBe(expected.length);
  const viewable = await world.views.viewable(actor, expected.flatMap(referencesOf));
  for (const facet of ['tags', 'owners', 'domains'])
    expect(countsIn(page.facets, facet)).toEqual(counted(expected, facet, viewable));
  const types = new Map<string, number>();
  for (const { entityType } of expected) types.set(entityType, (types.get(entityType) ?? 0) + 1);
  expect(countsIn(page.facets, '_entityType')).toEqual(Object.fromEntries(types));
  for (const entityTypes of [['dataset'], ['dataset', 'chart'], ['schemaField'], ['query'], ['document', 'tag']]) {
    const some = await search.scroll({ ...viewer, ...ALL_OF_IT, entityTypes });
    const wanted = expected.filter(({ entityType }) => entityTypes.includes(entityType));
    expect(urnsOf(some.entities)).toEqual(urnsOf(wanted));
    expect(some.total).toBe(wanted.length);
  }
  const completed = await search.autocomplete({ ...viewer, entityTypes: ['dataset'], query: 'ord', limit: 100 });
  const orders = expected.filter(({ entityType, fields }) => entityType === 'dataset' && fields['name'] === 'Orders');
  expect(urnsOf(completed.suggestions)).toEqual(urnsOf(orders));
  const counts = await search.documentCounts(actor, ['dataset', 'tag']);
  expect(counts.get('dataset') ?? 0).toBe(expected.filter(({ entityType }) => entityType === 'dataset').length);
  return expected.length / world.documents().length;
}

function referencesOf({ fields }: SearchDocument): string[] {
  return ['tags', 'owners', 'domains'].flatMap((field) => [fields[field] ?? []].flat().map(String));
}
