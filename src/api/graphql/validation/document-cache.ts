import { LRUCache } from 'lru-cache';
import type { DocumentDecision } from './document-decision.js';

/** Query texts whose decisions are kept; DataHub's user interface and clients send a few hundred different ones. */
const MAX_DOCUMENTS = 1_000;

/** Memory that the decisions take together, about; all documents of DataHub's user interface take half of it. */
const MAX_BYTES = 96_000_000;

/** The decisions about the query texts used last, so that a text seen before is neither parsed nor validated. */
export class DocumentCache extends LRUCache<string, DocumentDecision> {
  /** `maxBytes`: memory of all decisions together; one that is larger alone is not kept. */
  constructor(max = MAX_DOCUMENTS, maxBytes = MAX_BYTES) {
    super({ max, maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes });
  }
}
