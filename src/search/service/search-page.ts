import type { BrowseGroup, SearchSuggestion } from '../search-query.js';

/** A place where a hit matched. */
export interface MatchedField {
  readonly name: string;
  /** A whole value of the field; empty when only the field is known. */
  readonly value: string;
}

/** An entity that a search found; it exists in SQL. */
export interface FoundEntity {
  /** Of one that the viewer may not view, `urn:li:restricted:<what only this service can read>`. */
  readonly urn: string;
  /** Name of the model, or `restricted`. */
  readonly entityType: string;
  readonly score: number;
  readonly matchedFields: readonly MatchedField[];
  /** Scroll on from behind this hit. */
  readonly scrollId: string;
}

/** One value of a facet; values of outer levels stand before it, joined by `␞`. */
export interface FacetValue {
  /** Names of the model in `_entityType`, milliseconds for dates, texts else. */
  readonly value: string;
  readonly count: number;
  /** Whether the request asked for this value. */
  readonly isFiltered: boolean;
  /** The urn that the value, or its last part, is. */
  readonly entity: string | undefined;
}

/** Counts of the hits by the values of a field, or of several. */
export interface SearchFacet {
  /** Names of the levels joined by `␞`. */
  readonly name: string;
  readonly displayName: string;
  /** The structured property that the facet is of. */
  readonly entity: string | undefined;
  /** Highest count first. */
  readonly values: readonly FacetValue[];
}

/** A page of found entities. */
export interface SearchPage {
  readonly start: number;
  /** Size of the page that was asked for. */
  readonly count: number;
  /** Hits on all pages, also such as left SQL meanwhile. */
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

/** A value that completes what is being typed, and the entity that has it. */
export interface AutocompleteSuggestion {
  readonly text: string;
  readonly urn: string;
  readonly entityType: string;
}

/** Completions, best first. */
export interface AutocompletePage {
  /** The text that was asked for. */
  readonly query: string;
  readonly suggestions: readonly AutocompleteSuggestion[];
}

/** Completions of one of several types. */
export interface TypedAutocompletePage extends AutocompletePage {
  readonly entityType: string;
}

/** A level of the tree of `browsePaths`: its groups, then the entities that stand there. */
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
  /** The urn that the name is. */
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
