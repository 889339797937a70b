import type { ModelSchema, SearchFieldType } from '../model/index.js';

/** A companion field that stores whether a field has values. */
export interface HasValuesField {
  readonly name: string;
  /** Name as a facet; undefined if it is not a facet by default. */
  readonly facetName: string | undefined;
}

/**
 * A field of an entity's search document, with defaults filled in for everything that its annotation leaves unset
 * (search.md 3).
 */
export interface SearchField {
  /** Name in the document. */
  readonly name: string;
  readonly type: SearchFieldType;
  readonly aspectName: string;
  /** Whether the aspect is a time series. */
  readonly isTimeseries: boolean;
  /** Path in the aspect's value, as in `AnnotatedPath`. */
  readonly path: readonly string[];
  /** Schema of the value at `path`. */
  readonly schema: ModelSchema;
  readonly boost: number;
  readonly queryByDefault: boolean;
  readonly autocomplete: boolean;
  /** Name as a facet; undefined if it is not a facet by default. */
  readonly facetName: string | undefined;
  readonly hasValues: HasValuesField | undefined;
  readonly numValuesName: string | undefined;
  readonly modifiedAtName: string | undefined;
  readonly aliases: readonly string[];
  readonly weightsPerValue: Readonly<Record<string, number>>;
  readonly sanitizesRichText: boolean;
}

/** The alias of the fields that contain an entity's names; documents of every type have it. */
export const ENTITY_NAME = '_entityName';

/** How the values of a field are compared, independent of the annotation. */
export type FieldKind =
  /**
   * Folded to lower case for sorting and exact search; stored as written for filters and facets. TEXT, TEXT_PARTIAL,
   * WORD_GRAM, KEYWORD, OBJECT and MAP_ARRAY members.
   */
  | 'keyword'
  /** A urn: like keyword, but it cannot be sorted by. */
  | 'urn'
  /** Compared exactly as written: the document's own `urn`, `runId`. */
  | 'exact'
  | 'boolean'
  /** Whole numbers. */
  | 'number'
  /** Numbers with a fraction. */
  | 'double'
  /** Milliseconds since 1970. */
  | 'date'
  /** `browsePaths`: parts joined with `/`; matched by prefix of parts. */
  | 'slashPath'
  /** `browsePathV2`: parts joined with `␟`, one before the first; matched by prefix of parts. */
  | 'unitPath'
  /** The entity type: not a field of the document, but the index that contains it. Values are names of the model. */
  | 'entityType';

/** Returns whether values of fields of `kind` are numbers; dates are milliseconds. */
export function isNumeric(kind: FieldKind): boolean {
  return kind === 'number' || kind === 'double' || kind === 'date';
}

/** A field as filters, facets and sorts name it. */
export interface FieldRef {
  /**
   * Path in the document, or an alias that a field of each entity type declares, such as `platform`, `_entityName`,
   * `ownerTypes.urn:li:ownershipType:x`, `structuredProperties.io_acryl_x`.
   */
  readonly name: string;
  readonly kind: FieldKind;
}

/** The parts of a field's index that a text query may use; not every field has every part. */
export type FieldVariant =
  /** The whole value, folded to lower case without accents. */
  | 'keyword'
  /** The terms of search.md 5, "Delimited terms of a value". */
  | 'delimited'
  /** Two, three and four consecutive words. */
  | 'wordGrams2'
  | 'wordGrams3'
  | 'wordGrams4'
  /** Prefixes of words, for completion. */
  | 'partial';

/** Variants of the fields of a type. */
export const FIELD_VARIANTS: Readonly<Record<SearchFieldType | 'SELF', readonly FieldVariant[]>> = {
  SELF: ['keyword', 'delimited', 'partial'],
  KEYWORD: ['keyword'],
  TEXT: ['keyword', 'delimited'],
  TEXT_PARTIAL: ['keyword', 'delimited', 'partial'],
  WORD_GRAM: ['keyword', 'delimited', 'partial', 'wordGrams2', 'wordGrams3', 'wordGrams4'],
  BROWSE_PATH: [],
  BROWSE_PATH_V2: [],
  URN: ['keyword', 'delimited'],
  URN_PARTIAL: ['keyword', 'delimited', 'partial'],
  BOOLEAN: ['keyword'],
  COUNT: ['keyword'],
  DATETIME: ['keyword'],
  DOUBLE: ['keyword'],
  OBJECT: ['keyword'],
  MAP_ARRAY: ['keyword'],
};

/** A part of a field, and the weight of a hit in it. */
export interface WeightedField {
  /** Name in the document; `urn` for the document's own. */
  readonly name: string;
  /** `SELF` = the document's own urn. */
  readonly type: SearchFieldType | 'SELF';
  readonly variant: FieldVariant;
  readonly boost: number;
}
