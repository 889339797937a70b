import type { BrowseGroup, SearchSuggestion } from '../search-query.js';

/** A place where a hit matched. */
export interface MatchedField {
  readonly name: string;
  /** A whole value of the field; empty if only the field is known. */
  readonly value: string;
}

/** A found entity, which exists in SQL. */
export interface FoundEntity {
  /** `urn:li:restricted:<encrypted by this service>` for an entity that the viewer may not view. */
  readonly urn: string;
  /** Name of the model, or `restricted`. */
  readonly entityType: string;
  /** 0 if the order does not depend on it, unless the request is `scored`. */
  readonly score: number;
  readonly matchedFields: readonly MatchedField[];
  /** Continues a scroll after this hit. */
  readonly scrollId: string;
}

/** One value of a facet, preceded by the values of outer levels, joined by `␞`. */
export interface FacetValue {
  /** Names of the model in `_entityType`, milliseconds for dates, strings otherwise. */
  readonly value: string;
  readonly count: number;
  /** Whether the request filters by this value. */
  readonly isFiltered: boolean;
  /** The value, or its last part, if it is a urn. */
  readonly entity: string | undefined;
}

/** Counts of the hits by the values of one or several fields. */
export interface SearchFacet {
  /** Names of the levels joined by `␞`. */
  readonly name: string;
  readonly displayName: string;
  /** The structured property of the facet. */
  readonly entity: string | undefined;
  /** Highest count first. */
  readonly values: readonly FacetValue[];
}

/** A page of found entities. */
export interface SearchPage {
  readonly start: number;
  /** Requested page size. */
  readonly count: number;
  /** Hits on all pages, including those that no longer exist in SQL. */
  readonly total: number;
  readonly entities: readonly FoundEntity[];
  readonly facets: readonly SearchFacet[];
  readonly suggestions: readonly SearchSuggestion[];
}

/** A page of a walk through all hits. */
export interface ScrollPage extends Omit<SearchPage, 'start'> {
  /** Undefined after the last page. */
  readonly nextScrollId: string | undefined;
}

/** A value that completes the typed text, and the entity that has it. */
export interface AutocompleteSuggestion {
  readonly text: string;
  readonly urn: string;
  readonly entityType: string;
}

/** Completions, best first. */
export interface AutocompletePage {
  /** The requested text. */
  readonly query: string;
  readonly suggestions: readonly AutocompleteSuggestion[];
}

/** Completions of one of several types. */
export interface TypedAutocompletePage extends AutocompletePage {
  readonly entityType: string;
}

/** A level of the tree of `browsePaths`: its groups, then the entities directly in it. */
export interface BrowsePage {
  readonly path: string;
  readonly start: number;
  readonly count: number;
  /** Groups of this page. */
  readonly groups: readonly BrowseGroup[];
  /** Urns of this page. */
  readonly entities: readonly string[];
  readonly totalGroups: number;
  readonly totalEntities: number;
  /** Entities below the path, at any depth. */
  readonly totalBelow: number;
}

/** A group of the tree of `browsePathsV2`. */
export interface BrowseV2Group extends BrowseGroup {
  /** The name, if it is a urn. */
  readonly entity: string | undefined;
}

/** A level of the tree of `browsePathsV2`. */
export interface BrowseV2Page {
  readonly path: readonly string[];
  readonly start: number;
  readonly count: number;
  /** Groups of this page. */
  readonly groups: readonly BrowseV2Group[];
  readonly totalGroups: number;
  /** Entities below the path, at any depth. */
  readonly totalBelow: number;
}
