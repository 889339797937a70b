import { Field, InputType, Int } from '@nestjs/graphql';
import { EntityType } from '../entities/index.js';

/** One kind of hits that is replaced by what it belongs to. */
@InputType()
export class GroupingCriterion {
  /** Kind of the hits that are replaced; every kind when absent. */
  readonly baseEntityType?: EntityType | null;
  /** Kind of the entities that take their place. */
  readonly groupingEntityType!: EntityType;
}

/** Which hits are replaced by what they belong to, as columns by their dataset. */
@InputType()
export class GroupingSpec {
  /** The kinds to replace. */
  readonly groupingCriteria?: GroupingCriterion[] | null;
}

/** How a search is done and what its answer holds. */
@InputType()
export class SearchFlags {
  /** Whether entities are found whose life-cycle stage hides them from search; false when absent. */
  readonly includeHiddenLifecycleStages?: boolean | null;
  /** Whether the answer must not come from a cache. Answers are never cached here. */
  readonly skipCache?: boolean | null;
  /** Values of each facet at most; 20 when absent. */
  @Field(() => Int, { nullable: true })
  readonly maxAggValues?: number | null;
  /** Whether the text is words to find rather than a query in the engine's syntax; true when absent. */
  readonly fulltext?: boolean | null;
  /** Whether `matchedFields` stays empty; false when absent. */
  readonly skipHighlighting?: boolean | null;
  /** Whether `facets` stays empty; false when absent. */
  readonly skipAggregates?: boolean | null;
  /** Whether other spellings of the text are wanted; false when absent. */
  readonly getSuggestions?: boolean | null;
  /** Hits to replace by what they belong to. */
  readonly groupingSpec?: GroupingSpec | null;
  /** Whether soft-deleted entities are found; false when absent. */
  readonly includeSoftDeleted?: boolean | null;
  /** Whether hits that the caller may not view are shown as restricted entities. */
  readonly includeRestricted?: boolean | null;
  /** Fields that `matchedFields` looks at, in place of those that are searched. */
  readonly customHighlightingFields?: string[] | null;
  /** Whether there is a facet for each structured property that people may filter by; false when absent. */
  readonly includeStructuredPropertyFacets?: boolean | null;
  /** Whether only the latest version of versioned entities is found; true when absent. */
  readonly filterNonLatestVersions?: boolean | null;
  /** Whether drafts are found, too; false when absent. */
  readonly includeDraft?: boolean | null;
  /** Fields of the search index whose values each hit tells as `extraProperties`. */
  readonly fetchExtraFields?: string[] | null;
}
