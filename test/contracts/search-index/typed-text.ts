import { describe, expect, it } from '@jest/globals';
import { puts } from '../../support/harness/search-documents.js';
import { urnsIn } from '../../support/harness/search-queries.js';
import type { SearchIndexSubject } from '../search-index.contract.js';
import { ASSET_DOCUMENTS, shortName } from './assets.js';
import { fillsBefore } from './corpus.js';

const TYPES = ['dataset', 'chart'];

/** Which documents a text in Lucene syntax finds by values that are no texts. */
export function describeTypedText(subject: SearchIndexSubject): void {
  describe('a search in Lucene syntax', () => {
    fillsBefore(subject, () => puts(...ASSET_DOCUMENTS));

    it.each<[string, string, string[]]>([
      ['numbers above a limit', 'structuredProperties.io_test_days:>8', ['sales', 'stock']],
      ['numbers in a range', 'structuredProperties.io_test_days:[7 TO 30}', ['stock']],
      ['a number', 'structuredProperties.io_test_days:7.5', ['stock']],
      ['no text in a range of numbers', 'structuredProperties.io_test_days:[a TO z]', []],
      ['declared numbers', 'rowCount:<=10', ['sales']],
      ['times in a range of days', 'structuredProperties.io_test_since:[2023-06-01 TO 2024-01-05]', ['sales', 'stock']],
      ['times before a day', 'structuredProperties.io_test_since:<2024-01-05', ['stock']],
      ['times after a day', 'structuredProperties.io_test_since:>2024-01-05', []],
      ['times after a month', 'structuredProperties.io_test_since:>2023-06', ['sales']],
      ['a day', 'structuredProperties.io_test_since:2024-01-05', ['sales']],
      ['a day in quotes', 'structuredProperties.io_test_since:"2024-01-05"', ['sales']],
      ['declared times of a day', 'createdAt:1970-01-01', ['sales', 'stock']],
      ['declared times after a second', 'createdAt:>1970-01-01T00\\:00\\:01', ['stock']],
      ['texts in a range', 'structuredProperties.io_test_grade:[a TO gz]', ['sales', 'stock']],
      ['booleans', 'hasTags:true AND deprecated:>=false', ['sales', 'stock']],
      ['no number in a range of booleans', 'hasTags:>1', []],
    ])('should find %s', async (_what, text, expected) => {
      const urns = await urnsIn(subject.index(), { types: TYPES, text, fulltext: false });
      expect(urns.map(shortName).sort()).toEqual(expected);
    });
  });
}
