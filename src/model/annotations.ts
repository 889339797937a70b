/** How a field is indexed for search if the declaration specifies it; see `SearchableAnnotation.fieldType`. */
export const SEARCH_FIELD_TYPES = [
  'KEYWORD',
  'TEXT',
  'TEXT_PARTIAL',
  'WORD_GRAM',
  'BROWSE_PATH',
  'BROWSE_PATH_V2',
  'URN',
  'URN_PARTIAL',
  'BOOLEAN',
  'COUNT',
  'DATETIME',
  'DOUBLE',
  'OBJECT',
  'MAP_ARRAY',
] as const;

/** One of `SEARCH_FIELD_TYPES`. */
export type SearchFieldType = (typeof SEARCH_FIELD_TYPES)[number];

/** A field of the search document. Every member is optional; an empty annotation applies all defaults. */
export interface SearchableAnnotation {
  /** Name in the document; absent = the last field name of the path. */
  readonly fieldName?: string;
  /** Absent = by the value's type. */
  readonly fieldType?: SearchFieldType;
  readonly boostScore?: number;
  /** Whether a search without named fields includes this field; absent = true for text and urn types. */
  readonly queryByDefault?: boolean;
  readonly enableAutocomplete?: boolean;
  readonly addToFilters?: boolean;
  readonly addHasValuesToFilters?: boolean;
  readonly filterNameOverride?: string;
  readonly hasValuesFilterNameOverride?: string;
  /** Name of a boolean field that stores whether there is a value. */
  readonly hasValuesFieldName?: string;
  /** Name of a field that stores the number of values. */
  readonly numValuesFieldName?: string;
  /** Factors on the score of a hit, by the field's value as text. */
  readonly weightsPerFieldValue?: Readonly<Record<string, number>>;
  readonly fieldNameAliases?: readonly string[];
  readonly includeQueryEmptyAggregation?: boolean;
  /** Whether the time of the aspect's last change is indexed with the value. */
  readonly includeSystemModifiedAt?: boolean;
  readonly systemModifiedAtFieldName?: string;
  /** Whether mark-up is removed before indexing. */
  readonly sanitizeRichText?: boolean;
}

/** A urn whose entity's searchable fields are indexed inside this entity's document. */
export interface SearchableRefAnnotation {
  readonly fieldName: string;
  readonly fieldType: SearchFieldType;
  /** Entity type of the urn. */
  readonly refType: string;
  readonly boostScore?: number;
  /** Number of reference levels that are followed; absent = 2. */
  readonly depth?: number;
}

/** An edge from the entity with the aspect to the urn at the annotated place. */
export interface RelationshipAnnotation {
  readonly name: string;
  /** Entity types allowed as the destination. */
  readonly entityTypes: readonly string[];
  readonly isLineage?: boolean;
  /** Whether the destination is upstream of the source; absent = true. Applies to lineage edges only. */
  readonly isUpstream?: boolean;
  /**
   * Paths of values stored on the edge, from the aspect's root, with the steps of `AnnotatedPath` joined by slashes.
   */
  readonly createdOn?: string;
  readonly createdActor?: string;
  readonly updatedOn?: string;
  readonly updatedActor?: string;
  readonly properties?: string;
  readonly via?: string;
}

/** A place that contains a urn. */
export interface UrnAnnotation {
  /** Entity types allowed here; absent = any. */
  readonly entityTypes?: readonly string[];
  /** Whether the entity must exist. */
  readonly exist?: boolean;
  /** Whether every part of the urn's key must be valid for its entity type. */
  readonly strict?: boolean;
  /** Whether the value's class is the urn class of the one type in `entityTypes`, so that no other urn parses. */
  readonly typed?: boolean;
}

/** A field of a time-series aspect with its own column. */
export interface TimeseriesFieldAnnotation {
  /** Absent = by the value's type. */
  readonly fieldType?: 'DATETIME';
}

/** An array of a time-series aspect whose items become separate rows. */
export interface TimeseriesCollectionAnnotation {
  /** Field of an item (or name given to a plain item) that distinguishes items. */
  readonly key: string;
}

/**
 * An annotation of the value itself, or a map from paths below it (`*` = each item, `$key` = map keys) to annotations
 * that override the declarations there.
 */
export type Annotated<Annotation> = Annotation | Readonly<Record<`/${string}`, Annotation>>;
