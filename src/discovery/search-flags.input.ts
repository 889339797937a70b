import { Field, InputType, Int } from '@nestjs/graphql';
import { EntityType } from '../entities/index.js';

/** A rule that replaces hits by the entities they belong to. */
@InputType()
export class GroupingCriterion {
  /** Entity type of the hits to replace; all types when absent. */
  readonly baseEntityType?: EntityType | null;
  /** Entity type of the entities that replace them. */
  readonly groupingEntityType!: EntityType;
}

/** Rules that replace hits by the entities they belong to, such as columns by their dataset. */
@InputType()
export class GroupingSpec {
  /** The rules. */
  readonly groupingCriteria?: GroupingCriterion[] | null;
}

/** Options of a search and its result. */
@InputType()
export class SearchFlags {
  /** Whether to find entities whose life-cycle stage hides them from search; false when absent. */
  readonly includeHiddenLifecycleStages?: boolean | null;
  /** Whether to bypass caches. Has no effect: the service does not cache search results. */
  readonly skipCache?: boolean | null;
  /** Maximum number of values per facet; 20 when absent. */
  @Field(() => Int, { nullable: true })
  readonly maxAggValues?: number | null;
  /** Whether the text is plain words rather than a query in the engine's syntax; true when absent. */
  readonly fulltext?: boolean | null;
  /** Whether to leave `matchedFields` empty; false when absent. */
  readonly skipHighlighting?: boolean | null;
  /** Whether to leave `facets` empty; false when absent. */
  readonly skipAggregates?: boolean | null;
  /** Whether to return spelling suggestions; false when absent. */
  readonly getSuggestions?: boolean | null;
  /** Rules that replace hits by the entities they belong to. */
  readonly groupingSpec?: GroupingSpec | null;
  /** Whether to find soft-deleted entities; false when absent. */
  readonly includeSoftDeleted?: boolean | null;
  /** Whether to return hits that the caller may not view, as restricted entities. */
  readonly includeRestricted?: boolean | null;
  /** Fields to include in `matchedFields`, instead of the searched fields. */
  readonly customHighlightingFields?: string[] | null;
  /** Whether to return a facet for each filterable structured property; false when absent. */
  readonly includeStructuredPropertyFacets?: boolean | null;
  /** Whether to find only the latest version of versioned entities; true when absent. */
  readonly filterNonLatestVersions?: boolean | null;
  /** Whether to find drafts; false when absent. */
  readonly includeDraft?: boolean | null;
  /** Fields of the search index to return as `extraProperties` of each hit. */
  readonly fetchExtraFields?: string[] | null;
}
