import { Inject, Injectable } from '@nestjs/common';
import { invalidArgument } from '../../foundation/common/errors.js';
import { AppConfig, type SearchLimits } from '../../foundation/config/index.js';
import { wordsOf } from '../planning/text-words.js';
import { FACET_SEPARATOR } from '../schema/default-facets.js';
import type { SearchCriteria } from '../search-criteria.js';
import type { SliceOptions } from './search-flags.js';
import type { SearchRequest, SearchScope } from './search-request.js';

/** Any request: a scope with optional further members. */
export type LimitedRequest = SearchScope & Partial<Pick<SearchRequest, 'query' | 'sort' | 'facets'>>;

/** Maximum number of conditions in one alternative. */
const MOST_IN_ALTERNATIVE = 256;

/** Maximum number of values of a condition that tests each value separately; EQUAL looks up all its values at once. */
const MOST_PATTERNS = 1_000;

/** Maximum number of words with `*`, `?` or `~` in a text: each is compared with all indexed terms. */
const MOST_PATTERN_WORDS = 16;

const MOST_ENTITY_TYPES = 500;
const MOST_FACETS = 100;
const MOST_FACET_LEVELS = 3;
const MOST_SORT_KEYS = 10;
const MOST_HIGHLIGHTED_FIELDS = 500;
const MOST_GROUPINGS = 100;

const LOOKED_UP: ReadonlySet<string> = new Set(['EQUAL', 'IN']);

/** Refuses requests that exceed the limits, before any work is done for them. */
@Injectable()
export class RequestLimits {
  private readonly limits: SearchLimits;

  constructor(@Inject(AppConfig) { search }: Pick<AppConfig, 'search'>) {
    this.limits = search.limits;
  }

  /** Throws `INVALID_ARGUMENT` for the first part that exceeds its limit or does not exist, with its number. */
  check(request: LimitedRequest): void {
    const { entityTypes = [], view, sort, facets, flags } = request;
    atMost(MOST_ENTITY_TYPES, entityTypes.length, 'types: entity types');
    atMost(MOST_ENTITY_TYPES, view?.entityTypes.length, 'view: entity types');
    atMost(MOST_SORT_KEYS, sort?.length, 'sort: sort criteria');
    atMost(MOST_FACETS, facets?.length, 'facets: facets');
    for (const name of facets ?? []) atMost(MOST_FACET_LEVELS, name.split(FACET_SEPARATOR).length, 'facets: levels');
    atMost(MOST_HIGHLIGHTED_FIELDS, flags?.customHighlightingFields?.length, 'customHighlightingFields: fields');
    atMost(MOST_GROUPINGS, flags?.groupingSpec?.length, 'groupingSpec: groupings');
    checkSlice(flags?.sliceOptions);
    this.checkText(request.query ?? '');
    this.checkFilters(request);
  }

  private checkText(text: string): void {
    const words = wordsOf(text);
    atMost(this.limits.terms, words.length, 'query: words', 'SEARCH_TERMS_LIMIT');
    const patterns = words.filter((word) => /[*?~]./.test(word) || /[?~]$/.test(word));
    atMost(MOST_PATTERN_WORDS, patterns.length, 'query: words with *, ? or ~');
  }

  /** Alternatives of a view and of the API are combined with each of the caller's. */
  private checkFilters({ criteria = [], view, baseCriteria = [] }: LimitedRequest): void {
    const viewed = view?.criteria ?? [];
    const combined = [criteria, viewed, baseCriteria].filter(({ length }) => length > 0);
    const alternatives = combined.reduce((product, { length }) => product * length, 1);
    atMost(this.limits.alternatives, alternatives, 'orFilters: alternatives', 'SEARCH_ALTERNATIVES_LIMIT');
    const conditions = combined.reduce((sum, one) => sum + (one.flat().length * alternatives) / one.length, 0);
    atMost(this.limits.criteria, conditions, 'orFilters: conditions in all alternatives', 'SEARCH_CRITERIA_LIMIT');
    this.checkValues([...criteria, ...viewed]);
  }

  private checkValues(criteria: SearchCriteria): void {
    let values = 0;
    for (const conjunction of criteria) {
      atMost(MOST_IN_ALTERNATIVE, conjunction.length, 'orFilters: conditions in one alternative');
      for (const criterion of conjunction) {
        const given = criterion.values?.length ?? 0;
        values += given;
        if (LOOKED_UP.has(criterion.condition ?? 'EQUAL')) continue;
        const part = `orFilters: values of a condition ${criterion.condition ?? ''} on ${criterion.field}`;
        atMost(MOST_PATTERNS, given, part);
      }
    }
    atMost(this.limits.values, values, 'orFilters: values in all conditions', 'SEARCH_VALUES_LIMIT');
  }
}

/** A slice that does not exist would be empty, as if nothing were found. */
function checkSlice(slice: SliceOptions | undefined): void {
  if (slice === undefined || (slice.id >= 0 && slice.id < slice.max)) return;
  const [id, max] = [String(slice.id), String(slice.max)];
  throw invalidArgument(`slice: the id may be from 0 to below the number of slices, not ${id} of ${max}`);
}

/** `setting` = the variable that sets the limit, if it is configurable. */
function atMost(limit: number, count: number | undefined, part: string, setting?: string): void {
  if (count === undefined || count <= limit) return;
  const by = setting === undefined ? '' : ` (${setting})`;
  throw invalidArgument(`${part} may be ${String(limit)} at most${by}, not ${String(count)}; leave some out`);
}
