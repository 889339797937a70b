import type { FieldRef, WeightedField } from './search-field.js';
import type { ScoreFunction, TextPlan } from './text-plan.js';

/**
 * How a criterion compares. EXISTS takes no values; ranges use the first. START_WITH and similar conditions ignore
 * case, PREFIX does not.
 */
export type SearchCondition =
  | 'EQUAL'
  | 'IEQUAL'
  | 'CONTAIN'
  | 'START_WITH'
  | 'PREFIX'
  | 'END_WITH'
  | 'EXISTS'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL_TO'
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL_TO';

/**
 * One condition. It matches if any of `fields` meets it with any of `values`; `negated` inverts the result. Without
 * fields it matches no document, or every document if negated.
 */
export interface SearchClause {
  readonly fields: readonly FieldRef[];
  readonly condition: SearchCondition;
  /** Typed by the fields' kind: numbers for `number` and `date`, booleans for `boolean`, strings otherwise. */
  readonly values: readonly (string | number | boolean)[];
  readonly negated: boolean;
}

/**
 * A document passes if it matches every clause of at least one conjunction; without conjunctions, every document
 * passes.
 */
export type SearchFilter = readonly (readonly SearchClause[])[];

/** A condition that hits name if they match it. */
export interface NamedClause {
  readonly name: string;
  /** Undefined = every hit matches it. */
  readonly clause: SearchClause | undefined;
}

/** One key of the order. The urn, ascending, is always the last. */
export interface SortKey {
  /** `score` = best first; ignores direction and `missing`. */
  readonly field: FieldRef | 'score';
  readonly order: 'asc' | 'desc';
  /** Position of documents without a value. */
  readonly missing: 'first' | 'last';
}

/** A sort value of a hit, as passed to `after`. */
export type SortValue = string | number | boolean | null;

/** A request to count hits by the values of a field. */
export interface FacetRequest {
  /** Returned with the counts. */
  readonly name: string;
  /** More than one: counts of combinations, outermost first. */
  readonly levels: readonly FieldRef[];
  /** Maximum number of values per level, highest count first, then by value. */
  readonly size: number;
  /** Count the hits without a value of the one level instead. */
  readonly countsMissing: boolean;
}

/**
 * Counts of one facet. `path` contains one value per level, or fewer for the sums of outer levels. Values of kind
 * `date` are milliseconds as text.
 */
export interface FacetCounts {
  readonly name: string;
  readonly counts: readonly { readonly path: readonly string[]; readonly count: number }[];
}

/** A search with all decisions made, except for the engine's implementation. */
export interface SearchQuery {
  /** Names of the model; at least one. Types without documents have no hits. */
  readonly entityTypes: readonly string[];
  readonly plan: TextPlan;
  readonly filter: SearchFilter;
  /** An additional filter: the part of the index that may be found. Undefined = all of it. */
  readonly restriction?: SearchFilter | undefined;
  /** Empty = score, best first. */
  readonly sort: readonly SortKey[];
  readonly from: number;
  /** 0 = counts only. */
  readonly size: number;
  /** `sort` of the last hit of the previous page; `from` is then 0. */
  readonly after?: readonly SortValue[];
  readonly facets: readonly FacetRequest[];
  /** Fields whose matching values are returned; undefined = none. */
  readonly highlight: readonly WeightedField[] | undefined;
  /**
   * Conditions that hits name if they match them, in addition to the fields that match the whole text; undefined = hits
   * name neither.
   */
  readonly namedClauses?: readonly NamedClause[] | undefined;
  /** Whether hits need scores that do not affect their order; absent = no, and these are 0. */
  readonly scored?: boolean;
  /** Whether words that are spelled nearly alike are wanted. */
  readonly suggests: boolean;
  /** One of `max` disjoint parts of the hits. */
  readonly slice?: { readonly id: number; readonly max: number };
}

/** A place where a hit matched. */
export interface FieldMatch {
  /** Name in the document, without the variant. */
  readonly field: string;
  /** A whole value of the field that matched; empty if the engine only reports the field. */
  readonly value: string;
}

/** One hit. */
export interface SearchHit {
  readonly urn: string;
  readonly entityType: string;
  readonly score: number;
  /** Values of the sort keys, the urn last. */
  readonly sort: readonly SortValue[];
  readonly matches: readonly FieldMatch[];
}

/** A suggested text. */
export interface SearchSuggestion {
  readonly text: string;
  readonly score: number;
  /** Number of documents that contain it. */
  readonly frequency: number;
}

/** A word of names in the index. */
export interface SpelledWord {
  readonly text: string;
  /** Number of documents whose names contain it. */
  readonly frequency: number;
}

/** A page of hits. */
export interface SearchResult {
  readonly hits: readonly SearchHit[];
  /** Hits on all pages, exact. */
  readonly total: number;
  readonly facets: readonly FacetCounts[];
  readonly suggestions: readonly SearchSuggestion[];
}

/** How a score was computed. */
export interface ScoreDetail {
  readonly value: number;
  readonly description: string;
  readonly details: readonly ScoreDetail[];
}

/** Whether a search finds a document, and why. */
export interface SearchExplanation {
  readonly matched: boolean;
  readonly explanation: ScoreDetail;
}

/** A completion of a text that is being typed (search.md 13). */
export interface CompletionQuery {
  readonly entityTypes: readonly string[];
  readonly text: string;
  /** Fields for completion, in the variant `partial` if they have one; boosts as declared. */
  readonly fields: readonly WeightedField[];
  readonly filter: SearchFilter;
  /** As in `SearchQuery`. */
  readonly restriction?: SearchFilter | undefined;
  readonly functions: readonly ScoreFunction[];
  readonly size: number;
}

/** A completion and its origin. */
export interface Completion {
  readonly urn: string;
  readonly entityType: string;
  /** The value that begins with, or contains, the typed text. */
  readonly text: string;
}

/** A level of the browse tree (search.md 14). */
export interface BrowseQuery {
  readonly entityTypes: readonly string[];
  /** `browsePaths` or `browsePathV2`. */
  readonly field: FieldRef;
  /** As stored: `/a/b`, or `␟a␟b`; empty = the root. */
  readonly path: string;
  readonly plan: TextPlan;
  readonly filter: SearchFilter;
  /** As in `SearchQuery`. */
  readonly restriction?: SearchFilter | undefined;
  /** Documents directly in `path`, by urn; undefined = not requested. */
  readonly entities: { readonly from: number; readonly size: number } | undefined;
}

/** The contents of a path. */
export interface BrowseResult {
  /** Most documents first, then by name; at most 2,000. */
  readonly groups: readonly BrowseGroup[];
  /** Documents below `path`, at any depth. */
  readonly total: number;
  readonly entities: readonly string[];
  /** Documents directly in `path`. */
  readonly totalEntities: number;
}

/** A folder of the browse tree. */
export interface BrowseGroup {
  /** Last part of the path. */
  readonly name: string;
  readonly count: number;
  readonly hasSubGroups: boolean;
}
