import { describe, expect, it } from '@jest/globals';
import type { Completion, CompletionQuery, SearchCriteria } from '../../../src/search/index.js';
import { dataset, document, puts, SCHEMA, tag } from '../../support/harness/search-documents.js';
import { field, query } from '../../support/harness/search-queries.js';
import type { SearchIndexSubject } from '../search-index.contract.js';
import { fillsBefore } from './corpus.js';

const TAGS = {
  c1: 'customer',
  c2: 'customer_address',
  c3: 'Former Customers of ours',
  c4: 'custom',
  c5: 'Östliche Region',
  c6: 'unrelated',
};

const DATASETS = [
  document(dataset('db.customer_orders'), { datasetProperties: { name: 'customer_orders' } }),
  document(dataset('db.old_customers'), {
    datasetProperties: { name: 'customer_history' },
    deprecation: { deprecated: true, note: '', actor: 'urn:li:corpuser:a' },
  }),
  document(dataset('db.x1'), {
    datasetProperties: { name: 'history_of_sales', created: { time: 1_000, actor: 'urn:li:corpuser:a' } },
    deprecation: { deprecated: true, note: '', actor: 'urn:li:corpuser:a' },
  }),
  document(dataset('db.x2'), {
    datasetProperties: { name: 'sales history', description: 'Numbers of each quarter' },
  }),
];

/** Completions of what is being typed. */
export function describeCompletion(subject: SearchIndexSubject): void {
  describe('complete', () => {
    const tags = Object.entries(TAGS).map(([id, name]) => document(tag(id), { tagProperties: { name } }));
    fillsBefore(subject, () => puts(...tags, ...DATASETS));

    const complete = (
      types: readonly string[],
      text: string,
      more: Partial<CompletionQuery> & { readonly where?: SearchCriteria } = {},
    ): Promise<readonly Completion[]> => {
      const { where = [], ...rest } = more;
      const { filter } = query({ types, where });
      const fields = SCHEMA.completionFields(types);
      return subject.index().complete({ entityTypes: types, text, fields, filter, functions: [], size: 10, ...rest });
    };
    const texts = async (types: readonly string[], text: string): Promise<string[]> =>
      (await complete(types, text)).map((completion) => completion.text).sort();

    it.each<[string, string, string[]]>([
      ['the beginning of a name', 'cust', ['Former Customers of ours', 'custom', 'customer', 'customer_address']],
      ['one letter', 'r', ['Östliche Region']],
      ['a whole name', 'unrelated', ['unrelated']],
      ['capitals', 'CUSTOM', ['Former Customers of ours', 'custom', 'customer', 'customer_address']],
      ['the beginning of a later word', 'ou', ['Former Customers of ours']],
      ['a word and the beginning of the next', 'former cu', ['Former Customers of ours']],
      ['a text without accents', 'ostl', ['Östliche Region']],
      ['what no word begins with', 'nrelated', []],
    ])('should complete %s', async (_what, text, expected) => {
      expect(await texts(['tag'], text)).toEqual(expected);
    });

    it('should return the whole name first', async () => {
      const [first] = await complete(['tag'], 'customer');
      expect(first).toEqual({ urn: tag('c1'), entityType: 'tag', text: 'customer' });
    });

    it('should return an entity once, with its best field', async () => {
      const found = await complete(['dataset'], 'customer_or');
      expect(found[0]).toMatchObject({ urn: dataset('db.customer_orders'), entityType: 'dataset' });
      expect(found[0]?.text).toContain('customer_orders');
      expect(new Set(found.map(({ urn }) => urn)).size).toBe(found.length);
    });

    it('should respect a filter', async () => {
      const where = [[{ field: 'deprecated', values: ['true'], negated: true }]];
      const found = await complete(['dataset'], 'customer', { where });
      expect(found.map(({ urn }) => urn)).toEqual([dataset('db.customer_orders')]);
    });

    it('should weigh its results', async () => {
      const functions = [{ field: field('deprecated', ['dataset']), weight: 0.25 }];
      const found = await complete(['dataset'], 'customer_', { functions });
      expect(found.map(({ urn }) => urn)).toEqual([dataset('db.customer_orders'), dataset('db.old_customers')]);
    });

    it('should return deprecated names after those of which a word begins with the text', async () => {
      const functions = [{ field: field('deprecated', ['dataset']), weight: 0.25 }];
      const found = await complete(['dataset'], 'hist', { functions });
      expect(found.map(({ text }) => text)).toEqual(['sales history', 'history_of_sales']);
    });

    it.each<[string, string, string[]]>([
      ['description', 'quar', ['Numbers of each quarter']],
      ['description', 'numbers of e', ['Numbers of each quarter']],
      ['deprecated', 'true', []],
      ['createdAt', '1', []],
    ])('should complete from the field %s the text %j', async (name, text, expected) => {
      const declared = SCHEMA.entity('dataset')?.fields.find((one) => one.name === name);
      const variant = declared?.type === 'TEXT' ? 'delimited' : 'keyword';
      const fields = [{ name, type: declared?.type ?? 'KEYWORD', variant, boost: 10 } as const];
      const found = await complete(['dataset'], text, { fields });
      expect(found.map((completion) => completion.text)).toEqual(expected);
    });

    it('should search only the requested fields', async () => {
      const fields = SCHEMA.completionFields(['tag']).filter(({ name }) => name === 'id');
      expect(await complete(['tag'], 'cust', { fields })).toEqual([]);
      expect(await complete(['tag'], 'c1', { fields })).toEqual([{ urn: tag('c1'), entityType: 'tag', text: 'c1' }]);
    });

    it('should return at most the requested number, from all types', async () => {
      expect(await complete(['tag', 'dataset'], 'cust', { size: 3 })).toHaveLength(3);
      const found = await complete(['tag', 'dataset', 'mlModel'], 'cust');
      expect(new Set(found.map(({ entityType }) => entityType))).toEqual(new Set(['tag', 'dataset']));
    });
  });
}
