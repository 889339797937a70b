import type { EntityType } from '../entities/index.js';
import type { SearchCriteria, SortCriterion } from '../search/index.js';
import type { AndFilterInput, FacetFilterInput } from './filter.input.js';
import type { SearchFlags } from './search-flags.input.js';
import type { SearchSortInput } from './sort.input.js';

/** What the inputs of searches have in common; each has some of it. */
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

/** What the field that searches decides, whatever its input says. */
export interface DiscoveryOptions {
  /** Names of the model that are searched when the input names no kinds; absent = the usual ones. */
  readonly entityTypes?: readonly string[];
  /** Conditions beside the input's. */
  readonly baseCriteria?: SearchCriteria;
  /** The order when the input does not say; absent = the best match first. */
  readonly defaultSort?: readonly SortCriterion[];
  /** Hits of a page when the input does not say; absent = 10. */
  readonly count?: number;
  /** Whether facets are looked at; absent = they are. */
  readonly facets?: boolean;
  /** Whether the places of the matches are looked at; absent = they are. */
  readonly matches?: boolean;
  /** What more is told of the hit with a urn. */
  readonly extraProperties?: (urn: string) => readonly { readonly name: string; readonly value: string }[];
}
