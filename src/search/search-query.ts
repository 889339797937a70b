import type { FieldRef, WeightedField } from './search-field.js';
import type { ScoreFunction, TextPlan } from './text-plan.js';

/**
 * How a criterion compares. EXISTS takes no values; ranges look at the first. START_WITH and its like pay no regard to
 * case, PREFIX does.
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
 * One condition. It holds when any of `fields` meets it with any of `values`; `negated` turns the whole around. Without
 * fields it holds for no document, and negated for every one.
 */
export interface SearchClause {
  readonly fields: readonly FieldRef[];
  readonly condition: SearchCondition;
  /** Typed by the fields' kind: numbers for `number` and `date`, booleans for `boolean`, texts otherwise. */
  readonly values: readonly (string | number | boolean)[];
  readonly negated: boolean;
}

/** A document passes when it meets every clause of some conjunction; no conjunction at all = every document passes. */
export type SearchFilter = readonly (readonly SearchClause[])[];

/** A condition that hits name if they meet it. */
export interface ToldClause {
  readonly name: string;
  /** Undefined = every hit meets it. */
  readonly clause: SearchClause | undefined;
}

/** One key of the order. The urn, ascending, is always the last. */
export interface SortKey {
  /** `score` = best first; direction and `missing` are then not looked at. */
  readonly field: FieldRef | 'score';
  readonly order: 'asc' | 'desc';
  /** Where documents without a value stand. */
  readonly missing: 'first' | 'last';
}

/** A value of a sort key of one hit, as `after` takes it back. */
export type SortValue = string | number | boolean | null;

/** Counts to be made of the hits by the values of a field. */
export interface FacetRequest {
  /** Returned with the counts. */
  readonly name: string;
  /** More than one: counts of combinations, outermost first. */
  readonly levels: readonly FieldRef[];
  /** Most values answered of each level, those with the highest count first, then by value. */
  readonly size: number;
  /** Count the hits without a value of the one level instead. */
  readonly countsMissing: boolean;
}

/**
 * Counts of one facet. `path` holds one value a level, and fewer for the sums of outer levels. Values of kind `date`
 * are milliseconds as text.
 */
export interface FacetCounts {
  readonly name: string;
  readonly counts: readonly { readonly path: readonly string[]; readonly count: number }[];
}

/** A search, with everything decided but how the engine does it. */
export interface SearchQuery {
  /** Names of the model; at least one. Types without documents yet have no hits. */
  readonly entityTypes: readonly string[];
  readonly plan: TextPlan;
  readonly filter: SearchFilter;
  /** What else a document has to pass: the part of the index that may be found. Undefined = all of it. */
  readonly restriction?: SearchFilter | undefined;
  /** Empty = score, best first. */
  readonly sort: readonly SortKey[];
  readonly from: number;
  /** 0 = counts only. */
  readonly size: number;
  /** `sort` of the last hit of the page before; `from` is then 0. */
  readonly after?: readonly SortValue[];
  readonly facets: readonly FacetRequest[];
  /** Fields whose matching values are wanted; undefined = none. */
  readonly highlight: readonly WeightedField[] | undefined;
  /**
   * Conditions that hits name if they meet them, beside the fields in which they meet the text as a whole; undefined =
   * hits name neither.
   */
  readonly told?: readonly ToldClause[] | undefined;
  /** Whether words that are spelled nearly alike are wanted. */
  readonly suggests: boolean;
  /** One of `max` disjoint parts of the hits. */
  readonly slice?: { readonly id: number; readonly max: number };
}

/** A place where a hit matched. */
export interface FieldMatch {
  /** Name in the document, without the variant. */
  readonly field: string;
  /** A value of the field that matched, whole; empty when the engine only knows that the field matched. */
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

/** A text that might have been meant. */
export interface SearchSuggestion {
  readonly text: string;
  readonly score: number;
  /** Documents that hold it. */
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

/** How a score came about. */
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

/** A completion of what is being typed (search.md 13). */
export interface CompletionQuery {
  readonly entityTypes: readonly string[];
  readonly text: string;
  /** Fields to complete from, each in its variant `partial` where it has one; boosts as declared. */
  readonly fields: readonly WeightedField[];
  readonly filter: SearchFilter;
  /** As in `SearchQuery`. */
  readonly restriction?: SearchFilter | undefined;
  readonly functions: readonly ScoreFunction[];
  readonly size: number;
}

/** Where the text was completed from. */
export interface Completion {
  readonly urn: string;
  readonly entityType: string;
  /** The value that begins with, or contains, what was typed. */
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
  /** Documents that stand at `path` itself, by urn; undefined = not wanted. */
  readonly entities: { readonly from: number; readonly size: number } | undefined;
}

/** What lies under a path. */
export interface BrowseResult {
  /** Most documents first, then by name; 2,000 at most. */
  readonly groups: readonly BrowseGroup[];
  /** Documents below `path`, at any depth. */
  readonly total: number;
  readonly entities: readonly string[];
  /** Documents that stand at `path` itself. */
  readonly totalEntities: number;
}

/** A folder of the browse tree. */
export interface BrowseGroup {
  /** Last part of the path. */
  readonly name: string;
  readonly count: number;
  readonly hasSubGroups: boolean;
}
