import { describe, expect, it } from '@jest/globals';
import { dataset, document, puts } from '../../support/harness/search-documents.js';
import { query } from '../../support/harness/search-queries.js';
import type { SearchIndexSubject } from '../search-index.contract.js';
import { fillsBefore } from './corpus.js';

const URN = dataset('inspected');
const OTHER = dataset('another');

const DOCUMENT = document(URN, { datasetProperties: { name: 'Orders', description: 'What was sold' } });

/** What operators see of documents and searches. */
export function describeInspection(subject: SearchIndexSubject): void {
  describe('inspection', () => {
    fillsBefore(subject, () => puts(DOCUMENT, document(OTHER, { datasetProperties: { name: 'Clients' } })));

    it('should show documents as they are stored', async () => {
      const sources = await subject.index().sources([URN, dataset('absent'), 'no urn']);
      expect([...sources.keys()]).toEqual([URN]);
      expect(sources.get(URN)).toMatchObject({ urn: URN, name: 'Orders', description: 'What was sold' });
    });

    it.each([
      ['orders', URN, true],
      ['orders', OTHER, false],
      ['*', OTHER, true],
    ])('should determine whether "%s" finds %s', async (text, urn, matched) => {
      const explained = await subject.index().explain(query({ types: ['dataset'], text }), urn);
      expect(explained?.matched).toBe(matched);
      expect(typeof explained?.explanation.description).toBe('string');
      if (matched) expect(explained?.explanation.value).toBeGreaterThan(0);
    });

    it('should not explain a document that does not exist', async () => {
      const asked = query({ types: ['dataset'], text: 'orders' });
      expect(await subject.index().explain(asked, dataset('absent'))).toBeUndefined();
    });

    it('should return the request of a search', () => {
      const asked = subject.index().searchRequest(query({ types: ['dataset'], text: 'orders' }));
      expect(JSON.stringify(asked)).toContain('orders');
    });
  });
}
