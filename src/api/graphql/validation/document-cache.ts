import { LRUCache } from 'lru-cache';
import type { DocumentDecision } from './document-decision.js';

/**
 * Maximum number of cached decisions; DataHub's user interface and clients send several hundred different query texts.
 */
const MAX_DOCUMENTS = 1_000;

/** Approximate memory of all decisions in bytes; the documents of DataHub's user interface take half of it. */
const MAX_BYTES = 96_000_000;

/** The decisions about the most recently used query texts, which are then neither parsed nor validated again. */
export class DocumentCache extends LRUCache<string, DocumentDecision> {
  /** `maxBytes`: memory of all decisions; a single decision above it is not cached. */
  constructor(max = MAX_DOCUMENTS, maxBytes = MAX_BYTES) {
    super({ max, maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes });
  }
}
