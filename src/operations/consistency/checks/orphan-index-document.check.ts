import type { ConsistencyIssue } from '../consistency-issue.js';
import { ANY_TYPE, type CheckedBatch, type ConsistencyCheck } from './consistency-check.js';

/** Finds entities that are not stored but appear in the search index or the run listing. */
export class OrphanIndexDocumentCheck implements ConsistencyCheck {
  readonly id = 'orphan-index-document';
  readonly name = 'Orphan Index Document';
  readonly description = 'Finds entities that are not stored but have a search document or appear in the run listing.';
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
      description: `Indices contain ${urn}, which is not stored.`,
    }));
  }
}
