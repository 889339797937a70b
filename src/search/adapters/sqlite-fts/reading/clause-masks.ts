import type { SearchClause, SearchFilter } from '../../../search-query.js';
import type { Mask } from './mask.js';

/** Memory limit for the masks of clauses that occur in several alternatives, in bytes. */
const MOST_BYTES = 32 * 1024 * 1024;

/** The documents that match each clause of a filter; clauses shared by several alternatives are evaluated once. */
export class ClauseMasks {
  private readonly uses = new Map<SearchClause, number>();
  private readonly masks = new Map<SearchClause, Mask>();
  private bytes = 0;

  constructor(
    filter: SearchFilter,
    private readonly find: (clause: SearchClause) => Mask,
  ) {
    for (const clause of filter.flat()) this.uses.set(clause, (this.uses.get(clause) ?? 0) + 1);
  }

  /** The documents that match the clause before negation: 1 by id. */
  of(clause: SearchClause): Mask {
    const known = this.masks.get(clause);
    if (known !== undefined) return known;
    const mask = this.find(clause);
    if ((this.uses.get(clause) ?? 0) > 1 && this.bytes + mask.length <= MOST_BYTES) {
      this.masks.set(clause, mask);
      this.bytes += mask.length;
    }
    return mask;
  }
}
