import { describe, expect, it } from '@jest/globals';
import { dataset, document, puts } from '../../support/harness/search-documents.js';
import { type Asked, urnsIn } from '../../support/harness/search-queries.js';
import type { SearchIndexSubject } from '../search-index.contract.js';
import { fillsBefore } from './corpus.js';

const ATTRIBUTE = 'urn:li:businessAttribute:amount';
const COLUMN = `urn:li:schemaField:(${dataset('sales')},a)`;
const OTHER = `urn:li:schemaField:(${dataset('sales')},b)`;

const REFERS = { businessAttributes: { businessAttribute: { businessAttributeUrn: ATTRIBUTE } } };
const KNOWN = { [ATTRIBUTE]: { businessAttributeInfo: { name: 'Unit price', fieldPath: 'p' } } };

/** What is indexed of entities that others refer to. */
export function describeReferences(subject: SearchIndexSubject): void {
  describe('a document that refers to another entity', () => {
    fillsBefore(subject, () => puts(document(COLUMN, REFERS, { references: KNOWN }), document(OTHER)));

    const found = (asked: Partial<Asked>): Promise<string[]> =>
      urnsIn(subject.index(), { types: ['schemaField'], ...asked });

    it.each<[string, string, readonly string[], string[]]>([
      ['businessAttribute', 'EQUAL', [ATTRIBUTE], [COLUMN]],
      ['businessAttribute', 'EXISTS', [], [COLUMN]],
      ['businessAttribute', 'IS_NULL', [], [OTHER]],
      ['businessAttributeRef.name', 'EQUAL', ['Unit price'], [COLUMN]],
      ['businessAttributeRef.name', 'CONTAIN', ['PRICE'], [COLUMN]],
    ])('should match a filter on %s by %s %j', async (field, condition, values, expected) => {
      expect(await found({ where: [[{ field, condition, values }]] })).toEqual(expected);
    });

    it.each(['unit price', 'price', 'Unit', '"unit price"'])('should be found by %s', async (text) => {
      expect(await found({ text })).toEqual([COLUMN]);
    });
  });
}
