import { describe, expect, it } from '@jest/globals';
import type { FieldMatch, SearchCriteria, SearchCriterion } from '../../../src/search/index.js';
import { dataset, document, puts, SCHEMA, tag } from '../../support/harness/search-documents.js';
import { query } from '../../support/harness/search-queries.js';
import type { SearchIndexSubject } from '../search-index.contract.js';
import { fillsBefore } from './corpus.js';

const URN = dataset('warehouse.purchases');

const DOCUMENT = document(URN, {
  datasetProperties: { name: 'Purchases', description: 'What customers bought', customProperties: { team: 'falcon' } },
  schemaMetadata: {
    fields: [
      { fieldPath: 'buyer_id' },
      { fieldPath: 'price' },
      { fieldPath: 'order_id' },
      { fieldPath: 'order_total' },
    ],
  },
  globalTags: { tags: [{ tag: tag('money') }, { tag: tag('other') }] },
});

const PLATFORM = 'urn:li:dataPlatform:hive';

const is = (field: string, ...values: string[]): SearchCriterion => ({ field, values });

/** Where hits matched. */
export function describeMatches(subject: SearchIndexSubject): void {
  describe('matches', () => {
    fillsBefore(subject, () => puts(DOCUMENT));

    const matches = async (text: string, named?: string): Promise<readonly FieldMatch[]> => {
      const fields = SCHEMA.queryFields(['dataset']).filter(({ name }) => named === undefined || name === named);
      const { hits } = await subject.index().search(query({ types: ['dataset'], text, highlight: fields }));
      expect(hits.map(({ urn }) => urn)).toEqual([URN]);
      return hits[0]?.matches ?? [];
    };

    it.each<[string, string, string[], string]>([
      ['a name', 'purchases', ['name'], 'Purchases'],
      ['a word of a text', 'bought', ['description'], 'What customers bought'],
      ['another form of a word', 'customer', ['description'], 'What customers bought'],
      ['one value of a list', 'price', ['fieldPaths'], 'price'],
      ['a urn', 'money', ['tags'], 'urn:li:tag:money'],
      ['a custom property', 'falcon', ['customProperties'], 'team=falcon'],
    ])('should name the field and the value of %s', async (_what, text, fields, value) => {
      const found = await matches(text);
      expect(found.map(({ field }) => field)).toEqual(expect.arrayContaining(fields));
      const values = found.filter(({ field }) => fields.includes(field)).map((match) => match.value);
      expect(values).toContain(value);
    });

    it('should name a field without its parts, and a value once', async () => {
      const found = await matches('purchases');
      expect(found.filter(({ field }) => field.includes('.'))).toEqual([]);
      const places = found.map(({ field, value }) => `${field} ${value}`);
      expect(new Set(places).size).toBe(places.length);
    });

    it('should name every value of a list that matched', async () => {
      const found = await matches('order', 'fieldPaths');
      expect(found.map(({ value }) => value).sort()).toEqual(['order_id', 'order_total']);
    });

    it('should be found on pages of any size', async () => {
      const highlight = SCHEMA.queryFields(['dataset']);
      const asked = query({ types: ['dataset'], text: 'purchases', highlight, size: 101 });
      const { hits } = await subject.index().search(asked);
      expect(hits[0]?.matches).toContainEqual({ field: 'name', value: 'Purchases' });
    });

    it('should not name fields that did not match', async () => {
      const found = await matches('falcon');
      expect(found.map(({ field }) => field)).not.toContain('tags');
      expect(found.map(({ field }) => field)).not.toContain('fieldPaths');
    });

    it('should name only the requested fields', async () => {
      expect(await matches('purchases', 'description')).toEqual([]);
      expect((await matches('bought', 'description')).map(({ field }) => field)).toEqual(['description']);
    });

    it('should be omitted if no field is requested', async () => {
      const { hits } = await subject.index().search(query({ types: ['dataset'], text: 'purchases' }));
      expect(hits.map((hit) => hit.matches)).toEqual([[]]);
    });

    it.each<[string, string, SearchCriteria, readonly string[]]>([
      ['the field that is the text', 'purchases', [], ['name']],
      ['the field of a condition as it is written', '*', [[is('platform.keyword', PLATFORM)]], ['platform.keyword']],
      ['the fields that a condition is met in', '*', [[is('tags', tag('money'))]], ['tags']],
      ['a type', '*', [[is('_entityType', 'DATASET')]], ['_index']],
      ['absence', '*', [[{ field: 'deprecated', condition: 'IS_NULL' }]], ['deprecated']],
      ['no condition that is negated', '*', [[{ ...is('origin', 'DEV'), negated: true }]], []],
      [
        'the conditions that are met of several alternatives',
        '*',
        [[is('platform', PLATFORM), is('name', 'other')], [is('urn', URN)], [is('fieldPaths', 'PRICE')]],
        ['platform', 'urn'],
      ],
    ])('should name without a value %s', async (_what, text, where, expected) => {
      const { hits } = await subject.index().search(query({ types: ['dataset'], text, where, tells: true }));
      expect(hits.map(({ urn }) => urn)).toEqual([URN]);
      expect(hits[0]?.matches.map(({ field }) => field).sort()).toEqual(expected);
      expect(hits[0]?.matches.every(({ value }) => value === '')).toBe(true);
    });

    it('should name fields beside the values of the requested ones', async () => {
      const highlight = SCHEMA.queryFields(['dataset']).filter(({ name }) => name === 'name');
      const where = [[is('platform', PLATFORM)]];
      const asked = query({ types: ['dataset'], text: 'purchases', highlight, where, tells: true });
      const { hits } = await subject.index().search(asked);
      expect(hits[0]?.matches).toEqual([
        { field: 'name', value: 'Purchases' },
        { field: 'platform', value: '' },
      ]);
    });

    it('should be empty in a search for everything', async () => {
      expect(await matches('*')).toEqual([]);
    });
  });
}
