/** How a field is indexed for search when the declaration says so; see `SearchableAnnotation.fieldType`. */
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

/** A field of the search document. Every member may be absent; an empty annotation is a real one with all defaults. */
export interface SearchableAnnotation {
  /** Name in the document; absent = the last field name of the path. */
  readonly fieldName?: string;
  /** Absent = by the value's type. */
  readonly fieldType?: SearchFieldType;
  readonly boostScore?: number;
  /** Whether a search without named fields looks here; absent = true for text and urn types. */
  readonly queryByDefault?: boolean;
  readonly enableAutocomplete?: boolean;
  readonly addToFilters?: boolean;
  readonly addHasValuesToFilters?: boolean;
  readonly filterNameOverride?: string;
  readonly hasValuesFilterNameOverride?: string;
  /** Name of a boolean field that says whether there is a value. */
  readonly hasValuesFieldName?: string;
  /** Name of a field that holds the number of values. */
  readonly numValuesFieldName?: string;
  /** Factors on the score of a hit, by the field's value as text. */
  readonly weightsPerFieldValue?: Readonly<Record<string, number>>;
  readonly fieldNameAliases?: readonly string[];
  readonly includeQueryEmptyAggregation?: boolean;
  /** Whether the time of the aspect's last change is indexed beside the value. */
  readonly includeSystemModifiedAt?: boolean;
  readonly systemModifiedAtFieldName?: string;
  /** Whether mark-up is removed before indexing. */
  readonly sanitizeRichText?: boolean;
}

/** A urn whose entity's searchable fields are indexed inside this entity's document. */
export interface SearchableRefAnnotation {
  readonly fieldName: string;
  readonly fieldType: SearchFieldType;
  /** Entity type that the urn names. */
  readonly refType: string;
  readonly boostScore?: number;
  /** Levels of references followed; absent = 2. */
  readonly depth?: number;
}

/** An edge from the entity that carries the aspect to the urn at the annotated place. */
export interface RelationshipAnnotation {
  readonly name: string;
  /** Entity types that the edge may lead to. */
  readonly entityTypes: readonly string[];
  readonly isLineage?: boolean;
  /** Whether the destination is upstream of the source; absent = true. Says something of lineage edges only. */
  readonly isUpstream?: boolean;
  /**
   * Paths from the aspect's root, with the steps of `AnnotatedPath` joined by slashes, of values that are kept on the
   * edge.
   */
  readonly createdOn?: string;
  readonly createdActor?: string;
  readonly updatedOn?: string;
  readonly updatedActor?: string;
  readonly properties?: string;
  readonly via?: string;
}

/** A place that holds a urn. */
export interface UrnAnnotation {
  /** Entity types allowed here; absent = any. */
  readonly entityTypes?: readonly string[];
  /** Whether the entity must exist. */
  readonly exist?: boolean;
  /** Whether the urn's key must fit its entity type in every part. */
  readonly strict?: boolean;
  /** Whether the value's class is the urn of the one type in `entityTypes`, so that no other parses. */
  readonly typed?: boolean;
}

/** A field of a timeseries aspect that is a column of its own. */
export interface TimeseriesFieldAnnotation {
  /** Absent = by the value's type. */
  readonly fieldType?: 'DATETIME';
}

/** An array of a timeseries aspect whose items become rows of their own. */
export interface TimeseriesCollectionAnnotation {
  /** Field of an item (or name given to a plain item) that tells items apart. */
  readonly key: string;
}

/**
 * An annotation of the value itself, or a map from paths below it (`*` = each item, `$key` = map keys) to annotations
 * that override what is declared there.
 */
export type Annotated<Annotation> = Annotation | Readonly<Record<`/${string}`, Annotation>>;
