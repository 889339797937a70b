import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../../../src/foundation/json/json.js';
import type { SearchHit } from '../../../src/search/index.js';
import { dataset, document, puts, tag } from '../../support/harness/search-documents.js';
import { type Asked, query } from '../../support/harness/search-queries.js';
import type { SearchIndexSubject } from '../search-index.contract.js';
import { fillsBefore } from './corpus.js';

const COUNT = 47;

/** Datasets of which many share a name, a time and a score, and some have none. */
const MANY = Array.from({ length: COUNT }, (_, at) => {
  const properties: JsonObject = {
    ...(at % 5 === 0 ? {} : { name: `Name ${String(at % 3)}` }),
    ...(at % 7 === 0 ? {} : { created: { time: 1_700_000_000_000 + (at % 4), actor: 'urn:li:corpuser:a' } }),
    ...(at % 2 === 0 ? { description: 'Text' } : {}),
  };
  return document(dataset(`paged_${String(at)}`), { datasetProperties: properties });
});

const ORDERS: readonly (readonly [what: string, asked: Partial<Asked>])[] = [
  ['the score', {}],
  ['the score of a text', { text: 'paged' }],
  ['a text', { sort: [{ field: 'name', order: 'asc', missing: 'last' }] }],
  ['a text, those without first', { sort: [{ field: 'name', order: 'desc', missing: 'first' }] }],
  ['a time', { sort: [{ field: 'createdAt', order: 'desc', missing: 'last' }] }],
  ['a time, those without first', { sort: [{ field: 'createdAt', order: 'asc', missing: 'first' }] }],
  ['a boolean', { sort: [{ field: 'hasDescription', order: 'asc', missing: 'last' }] }],
  [
    'several fields',
    {
      sort: [
        { field: 'name', order: 'desc', missing: 'first' },
        { field: 'createdAt', order: 'asc', missing: 'last' },
        { field: 'score', order: 'desc', missing: 'last' },
      ],
    },
  ],
  ['the index of the type', { sort: [{ field: '_entityType', order: 'desc', missing: 'last' }] }],
  ['the urn', { sort: [{ field: 'urn', order: 'asc', missing: 'last' }] }],
];

/** Pages of hits. */
export function describePaging(subject: SearchIndexSubject): void {
  describe('pages', () => {
    fillsBefore(subject, () => puts(...MANY, document(tag('other'))));

    const page = (asked: Partial<Asked>) => subject.index().search(query({ types: ['dataset'], ...asked }));

    it.each(ORDERS)('should contain every hit once, by %s', async (_what, asked) => {
      const all = (await page({ ...asked, size: 100 })).hits.map(({ urn }) => urn);
      expect(new Set(all).size).toBe(COUNT);
      const paged: string[] = [];
      for (let from = 0; from < COUNT; from += 10) {
        const { hits, total } = await page({ ...asked, from, size: 10 });
        expect(total).toBe(COUNT);
        paged.push(...hits.map(({ urn }) => urn));
      }
      expect(paged).toEqual(all);
    });

    it.each(ORDERS)('should continue to the end, by %s', async (_what, asked) => {
      const all = (await page({ ...asked, size: 100 })).hits.map(({ urn }) => urn);
      const scrolled: string[] = [];
      let last: SearchHit | undefined;
      do {
        const after = last === undefined ? {} : { after: JSON.parse(JSON.stringify(last.sort)) as SearchHit['sort'] };
        const { hits, total } = await page({ ...asked, ...after, size: 6 });
        expect(total).toBe(COUNT);
        scrolled.push(...hits.map(({ urn }) => urn));
        last = hits.at(-1);
      } while (last !== undefined && scrolled.length <= COUNT);
      expect(scrolled).toEqual(all);
    });

    it('should be empty after the end', async () => {
      expect(await page({ from: 100, size: 10 })).toMatchObject({ hits: [], total: COUNT });
    });

    it('should reach the last of ten thousand hits', async () => {
      expect((await page({ from: 0, size: 10_000 })).hits).toHaveLength(COUNT);
      expect((await page({ from: 9_000, size: 1_000 })).hits).toEqual([]);
    });

    it.each([1, 2, 3, 5])('should be split into %d disjoint and complete parts', async (max) => {
      const parts = await Promise.all(
        Array.from({ length: max }, async (_, id) => {
          const { hits, total } = await page({ slice: { id, max }, size: 100 });
          expect(total).toBe(hits.length);
          return hits.map(({ urn }) => urn);
        }),
      );
      expect(parts.flat().sort()).toEqual(MANY.map(({ urn }) => urn).sort());
    });

    it('should be split into parts with pages', async () => {
      const asked = { slice: { id: 1, max: 2 }, size: 5 };
      const first = await page(asked);
      const second = await page({ ...asked, after: first.hits.at(-1)?.sort ?? [] });
      const whole = await page({ ...asked, size: 100 });
      const paged = [...first.hits, ...second.hits].map(({ urn }) => urn);
      expect(paged).toEqual(whole.hits.slice(0, paged.length).map(({ urn }) => urn));
    });
  });
}
