import type { EntityType } from '../entities/index.js';
import type { SearchCriteria, SortCriterion } from '../search/index.js';
import type { AndFilterInput, FacetFilterInput } from './filter.input.js';
import type { SearchFlags } from './search-flags.input.js';
import type { SearchSortInput } from './sort.input.js';

/** The fields of all search inputs; each input has some of them. */
export interface DiscoveryInput {
  readonly types?: readonly EntityType[] | null;
  readonly query?: string | null;
  readonly start?: number | null;
  readonly count?: number | null;
  readonly scrollId?: string | null;
  readonly filters?: readonly FacetFilterInput[] | null;
  readonly orFilters?: readonly AndFilterInput[] | null;
  readonly viewUrn?: string | null;
  readonly searchFlags?: SearchFlags | null;
  readonly sortInput?: SearchSortInput | null;
}

/** Options that the GraphQL field sets, regardless of its input. */
export interface DiscoveryOptions {
  /** Entity types to search if the input names none; absent = the default types. */
  readonly entityTypes?: readonly string[];
  /** Conditions in addition to the input's. */
  readonly baseCriteria?: SearchCriteria;
  /** Whether there may be hits at all; absent = yes. */
  readonly mayHaveHits?: () => Promise<boolean>;
  /** Sort order if the input gives none; absent = best match first. */
  readonly defaultSort?: readonly SortCriterion[];
  /** Hits per page if the input gives no count; absent = 10. */
  readonly count?: number;
  /** Whether facets are computed; absent = true. */
  readonly facets?: boolean;
  /** Whether matched fields are computed; absent = true. */
  readonly matches?: boolean;
  /** Returns additional properties of the hit with a urn. */
  readonly extraProperties?: (urn: string) => readonly { readonly name: string; readonly value: string }[];
}
