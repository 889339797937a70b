import type { SearchClause, SearchFilter } from '../../../../search-query.js';
import type { DocumentSet } from './document-set.js';

/** Memory limit for the documents of clauses that occur in several alternatives, in bytes. */
const MOST_BYTES = 32 * 1024 * 1024;

/** The documents that match each clause of a filter; clauses shared by several alternatives are evaluated once. */
export class ClauseSets {
  private readonly uses = new Map<SearchClause, number>();
  private readonly sets = new Map<SearchClause, DocumentSet>();
  private bytes = 0;

  constructor(
    filter: SearchFilter,
    private readonly find: (clause: SearchClause) => DocumentSet,
  ) {
    for (const clause of filter.flat()) this.uses.set(clause, (this.uses.get(clause) ?? 0) + 1);
  }

  /** The documents that match the clause before negation. */
  of(clause: SearchClause): DocumentSet {
    const known = this.sets.get(clause);
    if (known !== undefined) return known;
    const set = this.find(clause);
    if ((this.uses.get(clause) ?? 0) > 1 && this.bytes + set.byteLength <= MOST_BYTES) {
      this.sets.set(clause, set);
      this.bytes += set.byteLength;
    }
    return set;
  }
}
