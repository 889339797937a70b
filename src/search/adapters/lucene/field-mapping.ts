import type { JsonObject } from '../../../foundation/json/json.js';
import type { SearchFieldType } from '../../../model/index.js';
import type { PropertyValueType } from '../../search-document.js';
import type { FieldKind } from '../../search-field.js';
import { LONGEST_VALUE } from '../../word-rules.js';

const PLAIN: JsonObject = { type: 'keyword', ignore_above: LONGEST_VALUE };
const FOLDED: JsonObject = { ...PLAIN, normalizer: 'keyword_normalizer' };
const DELIMITED: JsonObject = {
  type: 'text',
  analyzer: 'word_delimited',
  search_analyzer: 'query_word_delimited',
  search_quote_analyzer: 'quote_analyzer',
};
const URN_TEXT: JsonObject = {
  type: 'text',
  analyzer: 'urn_component',
  search_analyzer: 'query_urn_component',
  search_quote_analyzer: 'quote_analyzer',
};
const BEGINNINGS: JsonObject = {
  type: 'text',
  analyzer: 'partial',
  search_analyzer: 'query_partial',
  index_options: 'docs',
};

const BOOLEAN: JsonObject = { type: 'boolean' };
const LONG: JsonObject = { type: 'long', ignore_malformed: true };
const DOUBLE: JsonObject = { type: 'double', ignore_malformed: true };
const DATE: JsonObject = {
  type: 'date',
  format: 'epoch_millis||strict_date_optional_time',
  ignore_malformed: true,
};

/** Mapping of the document's own `urn`. */
export const OWN_URN: JsonObject = { type: 'keyword', fields: { delimited: URN_TEXT, ngram: BEGINNINGS } };

const BY_TYPE: Readonly<Record<SearchFieldType, JsonObject>> = {
  KEYWORD: { ...FOLDED, fields: { keyword: PLAIN } },
  TEXT: { ...FOLDED, fields: { keyword: PLAIN, delimited: DELIMITED } },
  TEXT_PARTIAL: { ...FOLDED, fields: { keyword: PLAIN, delimited: DELIMITED, ngram: BEGINNINGS } },
  WORD_GRAM: {
    ...FOLDED,
    fields: { keyword: PLAIN, delimited: DELIMITED, ngram: BEGINNINGS, ...wordGrams() },
  },
  BROWSE_PATH: path('browse_path_hierarchy'),
  BROWSE_PATH_V2: path('browse_path_v2_hierarchy'),
  URN: { ...URN_TEXT, fields: { keyword: PLAIN } },
  URN_PARTIAL: { ...URN_TEXT, fields: { keyword: PLAIN, ngram: BEGINNINGS } },
  BOOLEAN,
  COUNT: LONG,
  DATETIME: DATE,
  DOUBLE,
  OBJECT: { type: 'object', dynamic: true },
  MAP_ARRAY: { type: 'object', dynamic: true },
};

const BY_KIND: Readonly<Partial<Record<FieldKind, JsonObject>>> = { boolean: BOOLEAN, number: LONG, date: DATE };

const BY_VALUE_TYPE: Readonly<Record<PropertyValueType, JsonObject>> = {
  string: BY_TYPE.KEYWORD,
  rich_text: BY_TYPE.TEXT_PARTIAL,
  date: DATE,
  number: DOUBLE,
  urn: OWN_URN,
};

/** Mapping of a field of the model (search.md 4), with `ngram` for prefixes of words and `exact` for whole paths. */
export function fieldMapping(type: SearchFieldType): JsonObject {
  return BY_TYPE[type];
}

/** Mapping of a companion field. */
export function companionMapping(kind: FieldKind): JsonObject {
  return BY_KIND[kind] ?? BY_TYPE.KEYWORD;
}

/** Mapping of the values of a structured property. */
export function propertyMapping(type: PropertyValueType): JsonObject {
  return BY_VALUE_TYPE[type];
}

/**
 * The kind of structured property for which a mapping was created; undefined for a mapping that is not the service's.
 */
export function propertyTypeOf(mapping: JsonObject): PropertyValueType | undefined {
  const { type, normalizer, fields } = mapping;
  if (type === 'date') return 'date';
  if (type === 'double') return 'number';
  if (type !== 'keyword') return undefined;
  if (normalizer === undefined) return 'urn';
  return fields !== undefined && 'ngram' in (fields as JsonObject) ? 'rich_text' : 'string';
}

function path(analyzer: string): JsonObject {
  return { type: 'text', fielddata: true, analyzer, fields: { exact: PLAIN } };
}

function wordGrams(): JsonObject {
  return Object.fromEntries(
    [2, 3, 4].map((size) => [
      `wordGrams${String(size)}`,
      { type: 'text', analyzer: `word_gram_${String(size)}` } satisfies JsonObject,
    ]),
  );
}
