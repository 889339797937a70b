import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../../../src/foundation/json/json.js';
import { dataset, document, puts } from '../../support/harness/search-documents.js';
import { type Asked, query } from '../../support/harness/search-queries.js';
import type { SearchIndexSubject } from '../search-index.contract.js';
import { ASSET_DOCUMENTS, shortName } from './assets.js';
import { fillsBefore } from './corpus.js';

const DESCRIBED = { datasetProperties: { description: 'Text' } };
const DEPRECATED = { deprecation: { deprecated: true, note: '', actor: 'urn:li:corpuser:a' } };
const OWNED = { ownership: { owners: [{ owner: 'urn:li:corpuser:a', type: 'NONE' }] } };
const TAGGED = { globalTags: { tags: [{ tag: 'urn:li:tag:a' }] } };
const TROUBLED = {
  incidentsSummary: { activeIncidentDetails: [{ urn: 'urn:li:incident:a', type: 'FIELD', createdAt: 1 }] },
};

/** Datasets by the score that a search for everything gives them (search.md 7.2). */
const WEIGHED: readonly (readonly [name: string, aspects: Readonly<Record<string, JsonObject>>, score: number])[] = [
  ['g', { ...DESCRIBED, ...OWNED, ...TROUBLED }, 3.125],
  ['e', { ...DESCRIBED, ...OWNED, ...TAGGED }, 1.71875],
  ['b', { ...DESCRIBED, ...OWNED }, 1.5625],
  ['c', DESCRIBED, 1.25],
  ['d', OWNED, 1.25],
  ['f', TAGGED, 1.1],
  ['a', {}, 1],
  ['i', { datasetProperties: { description: '' } }, 1],
  ['h', { ...DEPRECATED, ...DESCRIBED }, 0.3125],
];

type Sort = NonNullable<Asked['sort']>;

const by = (field: string, order: 'asc' | 'desc' = 'asc', missing: 'first' | 'last' = 'last'): Sort[number] => ({
  field,
  order,
  missing,
});

const SORTS: readonly (readonly [what: string, sort: Sort, expected: readonly string[]])[] = [
  ['a text, whatever its case', [by('name')], ['audit', 'sales', 'stock', 'bar', 'line', 'plain']],
  ['a text, backwards', [by('name', 'desc')], ['stock', 'sales', 'audit', 'bar', 'line', 'plain']],
  ['a text, those without first', [by('name', 'asc', 'first')], ['bar', 'line', 'plain', 'audit', 'sales', 'stock']],
  ['an alias of several fields', [by('_entityName')], ['audit', 'bar', 'line', 'sales', 'stock', 'plain']],
  ['a number', [by('rowCount', 'desc')], ['stock', 'sales', 'bar', 'line', 'audit', 'plain']],
  [
    'a number, those without first',
    [by('rowCount', 'asc', 'first')],
    ['bar', 'line', 'audit', 'plain', 'sales', 'stock'],
  ],
  ['a time', [by('createdAt')], ['sales', 'stock', 'bar', 'line', 'audit', 'plain']],
  ['a time, backwards', [by('createdAt', 'desc')], ['stock', 'sales', 'bar', 'line', 'audit', 'plain']],
  ['a boolean', [by('deprecated')], ['stock', 'sales', 'bar', 'line', 'audit', 'plain']],
  ['the urn', [by('urn', 'desc')], ['stock', 'sales', 'plain', 'audit', 'line', 'bar']],
  ['two fields', [by('origin', 'desc'), by('name')], ['sales', 'plain', 'audit', 'stock', 'bar', 'line']],
  ['the index of the type', [by('_entityType')], ['bar', 'line', 'audit', 'plain', 'sales', 'stock']],
  [
    'the index of the type, backwards',
    [by('_entityType', 'desc'), by('name')],
    ['audit', 'sales', 'stock', 'plain', 'bar', 'line'],
  ],
  ['nothing that any has', [by('lastModifiedAt')], ['bar', 'line', 'audit', 'plain', 'sales', 'stock']],
];

/** The order of hits. */
export function describeOrder(subject: SearchIndexSubject): void {
  describe('a search for everything', () => {
    fillsBefore(subject, () => puts(...WEIGHED.map(([name, aspects]) => document(dataset(name), aspects))));

    it('should weigh documents by their attributes, and return equal ones by urn', async () => {
      const { hits, total } = await subject.index().search(query({ types: ['dataset'] }));
      expect(total).toBe(WEIGHED.length);
      expect(hits.map(({ urn }) => urn)).toEqual(WEIGHED.map(([name]) => dataset(name)));
      for (const [at, [, , score]] of WEIGHED.entries()) expect(hits[at]?.score).toBeCloseTo(score, 4);
      expect(hits.map(({ entityType }) => entityType)).toEqual(WEIGHED.map(() => 'dataset'));
    });

    it('should give deprecated documents a quarter of the score of others', async () => {
      const { hits } = await subject.index().search(query({ types: ['dataset'], text: 'hive' }));
      expect(hits).toHaveLength(WEIGHED.length);
      expect(hits.at(-1)?.urn).toBe(dataset('h'));
    });
  });

  describe('an order', () => {
    fillsBefore(subject, () => puts(...ASSET_DOCUMENTS));

    it.each(SORTS)('should be by %s', async (_what, sort, expected) => {
      const { hits } = await subject.index().search(query({ types: ['dataset', 'chart'], sort }));
      expect(hits.map(({ urn }) => shortName(urn))).toEqual(expected);
      expect(hits.map((hit) => hit.sort.at(-1))).toEqual(hits.map(({ urn }) => urn));
    });

    it('should give scores that do not affect it only on request', async () => {
      const asked = { types: ['dataset'], sort: [by('urn')] };
      const [scored, others] = await Promise.all([
        subject.index().search(query({ ...asked, scored: true })),
        subject.index().search(query(asked)),
      ]);
      expect(scored.hits.map(({ score }) => score > 0)).toEqual([true, true, true, true]);
      expect(others).toEqual({ ...scored, hits: scored.hits.map((hit) => ({ ...hit, score: 0 })) });
    });

    it('should be by score first on request', async () => {
      const sort = [by('score'), by('name')];
      const { hits } = await subject.index().search(query({ types: ['dataset'], sort }));
      expect(hits.map(({ urn }) => shortName(urn))).toEqual(['audit', 'stock', 'plain', 'sales']);
    });
  });
}
