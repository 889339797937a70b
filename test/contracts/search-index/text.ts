import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../../../src/foundation/json/json.js';
import type { SearchDocument } from '../../../src/search/index.js';
import { dataset, document, puts, tag } from '../../support/harness/search-documents.js';
import { query, urnsIn, urnsOf } from '../../support/harness/search-queries.js';
import type { SearchIndexSubject } from '../search-index.contract.js';
import { fillsBefore } from './corpus.js';

/** Tags, whose urns say nothing, by name. */
const NAMES = {
  t01: 'fct_users',
  t02: 'fct_users_created',
  t03: 'fctUsers',
  t04: 'users of fct',
  t05: 'Sales 2023',
  t06: 'sales_2023',
  t07: 'Café Münster',
  t08: 'billing.account_details',
  t09: 'go to market',
  t10: 'quarterly numbers',
  t11: 'monthly quarterly numbers',
  t12: 'quarterly numbersheet',
  t13: 'numbers, not quarterly',
  t14: 'the Kubernetes clusters: PostgreSQL (replicas), "cold standbys" - a PostgreS-compatible ETL\'s work',
};

function tagDocument([id, name]: readonly [string, string]): SearchDocument {
  return document(tag(id), { tagProperties: { name } });
}

/** Datasets with words in fields of different groups. */
const DATASETS: Readonly<Record<string, Readonly<Record<string, JsonObject>>>> = {
  d1: {
    datasetProperties: { name: 'alpha one', description: 'sunny weather' },
    globalTags: { tags: [{ tag: tag('zeta') }] },
  },
  d2: {
    datasetProperties: { name: 'beta', description: 'Rain & wind', customProperties: { team: 'falcon' } },
    schemaMetadata: { fields: [{ fieldPath: 'account_number', description: 'Number of the account' }] },
  },
};

const datasets = Object.entries(DATASETS).map(([name, aspects]) => document(dataset(name), aspects));

/** Which documents a text finds. */
export function describeText(subject: SearchIndexSubject): void {
  describe('a search for a text', () => {
    fillsBefore(subject, () => puts(...Object.entries(NAMES).map(tagDocument), ...datasets));

    const tags = async (text: string, fulltext = true): Promise<string[]> =>
      (await urnsIn(subject.index(), { types: ['tag'], text, fulltext })).map((urn) => urn.slice(tag('').length));
    const tables = async (text: string, fulltext = true): Promise<string[]> =>
      (await urnsIn(subject.index(), { types: ['dataset'], text, fulltext })).map((urn) => String(urn.split(',')[1]));

    it.each<[string, string, string[]]>([
      ['a name with underscores', 'fct_users', ['t01', 't02', 't03', 't04']],
      ['a name in camel case', 'fctUsers', ['t01', 't02', 't03', 't04']],
      ['the words of a name', 'fct users', ['t01', 't02', 't03', 't04']],
      ['words in another order and case', 'Users FCT', ['t01', 't02', 't03', 't04']],
      ['another form of a word', 'creating', ['t02']],
      ['the beginning of a word', 'detai', ['t08']],
      ['the parts of a name', 'billing.account', ['t08']],
      ['the beginning of no part of a name', 'billing.acc', []],
      ['a part between dots', 'account_details', ['t08']],
      ['a text without accents', 'cafe munster', ['t07']],
      ['accents and capitals', 'CAFÉ', ['t07']],
      ['digits within a name', '2023', ['t06']],
      ['digits beside a word', 'sales 2023', ['t05', 't06']],
      ['a word of two letters', 'go', []],
      ['words of two letters among others', 'go to market', ['t09']],
      ['a word that is not there', 'fct nothing', []],
      ['a word of a sentence with marks of all kinds', 'standbys', ['t14']],
      ['words of different documents', 'fct market', []],
      ['a quoted name', '"fct users"', ['t01', 't02']],
      ['a quoted whole name', "'users of fct'", ['t04']],
      ['quoted words in another order', '"users fct"', []],
      ['an own urn', 'urn:li:tag:t10', ['t10']],
      ['the id of an urn', 't10', ['t10']],
      ['the name of no field', 'description', []],
      ['nothing but brackets', '()', []],
    ])('should find by %s', async (_what, text, expected) => {
      expect(await tags(text)).toEqual(expected);
    });

    it.each<[string, string, string[]]>([
      ['a description', 'weather', ['d1']],
      ['two fields of one group', 'alpha sunny', ['d1']],
      ['no fields of different groups', 'alpha zeta', []],
      ['the words of a urn', 'zeta', ['d1']],
      ['a custom property', 'falcon', ['d2']],
      ['a column', 'account_number', ['d2']],
      ['either word', 'alpha | zeta', ['d1']],
      ['the absence of a word', 'alpha -rainy', ['d1']],
      ['the absence of a word that is there', 'alpha -sunny', []],
      ['the beginning of a word with a star', 'alph*', ['d1']],
      ['brackets', '(alpha | beta) weather', ['d1']],
      ['a broken expression', 'alpha (', ['d1']],
      ['what other languages would run', "alpha'; DROP TABLE tag", []],
    ])('should find by %s in datasets', async (_what, text, expected) => {
      expect(await tables(text)).toEqual(expected);
    });

    it.each<[string, string, string[]]>([
      ['a field', 'name:beta', ['d2']],
      ['a whole value', 'description.keyword:"sunny weather"', ['d1']],
      ['either word', 'alpha OR beta', ['d1', 'd2']],
      ['both words', 'alpha AND beta', []],
      ['no such word', 'alpha NOT sunny', []],
      ['a pattern', 'name:bet*', ['d2']],
      ['brackets', '(alpha OR beta) AND falcon', ['d2']],
      ['everything', '*', ['d1', 'd2']],
    ])('should parse %s in Lucene syntax', async (_what, text, expected) => {
      expect(await tables(`\\/q ${text}`)).toEqual(expected);
      expect(await tables(text, false)).toEqual(expected);
    });

    it('should score the best field of each word in Lucene syntax', async () => {
      const found = await urnsOf(subject.index(), { types: ['dataset'], text: 'account OR sunny', fulltext: false });
      expect(found).toEqual([dataset('d1'), dataset('d2')]);
    });

    it('should reject an invalid expression in Lucene syntax', async () => {
      const broken = query({ types: ['dataset'], text: 'name:(alpha', fulltext: false });
      await expect(subject.index().search(broken)).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
    });

    it('should return the whole value first, then phrases, then prefixes, then words anywhere', async () => {
      const urns = await urnsOf(subject.index(), { types: ['tag'], text: 'quarterly numbers' });
      expect(urns).toEqual(['t10', 't11', 't12', 't13'].map(tag));
    });

    it('should return a match in a name before a match in a text', async () => {
      const text = 'account';
      const urns = await urnsOf(subject.index(), { types: ['tag', 'dataset'], text });
      expect(urns).toEqual([tag('t08'), dataset('d2')]);
    });

    it('should find only entities of the requested types', async () => {
      expect(await urnsIn(subject.index(), { types: ['tag', 'dataset'], text: 'account' })).toHaveLength(2);
      expect(await urnsIn(subject.index(), { types: ['tag', 'glossaryTerm'], text: 'account' })).toEqual([tag('t08')]);
      expect(await urnsIn(subject.index(), { types: ['glossaryTerm', 'mlModel'], text: 'account' })).toEqual([]);
    });

    it('should count all hits when no hit is requested', async () => {
      const result = await subject.index().search(query({ types: ['tag'], text: 'fct', size: 0 }));
      expect(result).toMatchObject({ hits: [], total: 4 });
    });

    it('should know the words of names that are spelled similarly to an unknown word', async () => {
      const found = await subject.index().spellings(['quartely', 'numbers', 'zzzzzz'], ['tag', 'dataset']);
      expect([...found.keys()]).toEqual(['quartely', 'zzzzzz']);
      expect(found.get('quartely')?.map(({ text }) => text)).toEqual(['quarterly']);
      expect(found.get('quartely')?.[0]?.frequency).toBeGreaterThan(1);
      expect(found.get('zzzzzz')).toEqual([]);
      expect((await subject.index().spellings(['quartely'], ['dataset'])).get('quartely')).toEqual([]);
    });

    it('should score other spellings of a name above the words of it, and find nothing by them alone', async () => {
      const scores = async (text: string): Promise<ReadonlyMap<string, number>> => {
        const { hits } = await subject.index().search(query({ types: ['tag'], text }));
        return new Map(hits.map(({ urn, score }) => [urn, score]));
      };
      const [spelled, exact] = [await scores('Quarterly-Numbers'), await scores('quarterly numbers')];
      expect(spelled.get(tag('t10'))).toBeGreaterThan(120);
      expect(exact.get(tag('t10'))).toBeGreaterThan(spelled.get(tag('t10')) ?? 0);
      expect([...(await scores('quarterlynumbers')).keys()]).toEqual([]);
    });

    it('should know words that are spelled nearly alike', async () => {
      const result = await subject.index().search(query({ types: ['tag', 'dataset'], text: 'betta', suggests: true }));
      expect(result.hits).toEqual([]);
      expect(result.suggestions.map(({ text, frequency }) => [text, frequency])).toContainEqual(['beta', 1]);
      const without = await subject.index().search(query({ types: ['tag', 'dataset'], text: 'betta' }));
      expect(without.suggestions).toEqual([]);
    });
  });
}
