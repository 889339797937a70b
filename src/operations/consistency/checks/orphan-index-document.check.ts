import type { ConsistencyIssue } from '../consistency-issue.js';
import { ANY_TYPE, type CheckedBatch, type ConsistencyCheck } from './consistency-check.js';

/** Finds entries of entities that are not stored in the search index and the run listing. */
export class OrphanIndexDocumentCheck implements ConsistencyCheck {
  readonly id = 'orphan-index-document';
  readonly name = 'Orphan Index Document';
  readonly description = 'Finds entities that have a search document or are listed with a run, but are not stored.';
  readonly entityType = ANY_TYPE;
  readonly onDemandOnly = true;
  readonly requiredAspects = [];
  readonly targetAspects = [];
  readonly subject = 'orphans';

  check({ entityType, orphans }: CheckedBatch): readonly ConsistencyIssue[] {
    return orphans.map((urn) => ({
      entityUrn: urn,
      entityType,
      checkId: this.id,
      fixType: 'DELETE_INDEX_DOCUMENTS',
      description: `Indices know ${urn}, which is not stored.`,
    }));
  }
}
