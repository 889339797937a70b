import type { SearchClause, SearchFilter } from '../../../search-query.js';
import type { Mask } from './mask.js';

/** Memory for the masks of clauses that stand in several alternatives. */
const MOST_BYTES = 32 * 1024 * 1024;

/** The documents that meet each clause of a filter; those of clauses that several alternatives share are found once. */
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

  /** 1 for documents that meet what the clause says before it is negated, by id. */
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
