import { SEARCH_FIELD_TYPES } from '../annotations.js';
import type { AnnotationKeywords } from '../keywords.js';
import type { JsonPlace } from './json-place.js';

type MemberReader = (place: JsonPlace) => void;

const text: MemberReader = (place) => void place.text();
const texts: MemberReader = (place) => place.items().forEach(text);
const flag: MemberReader = (place) => expectKind(place, 'boolean', 'must be true or false');
const number: MemberReader = (place) => expectKind(place, 'number', 'must be a number');
const numbers: MemberReader = (place) => place.entries().forEach(([, factor]) => number(factor));
const fieldType: MemberReader = (place) => void place.oneOf(SEARCH_FIELD_TYPES);

const SEARCHABLE: Readonly<Record<string, MemberReader>> = {
  fieldName: text,
  fieldType,
  boostScore: number,
  queryByDefault: flag,
  enableAutocomplete: flag,
  addToFilters: flag,
  addHasValuesToFilters: flag,
  filterNameOverride: text,
  hasValuesFilterNameOverride: text,
  hasValuesFieldName: text,
  numValuesFieldName: text,
  weightsPerFieldValue: numbers,
  fieldNameAliases: texts,
  includeQueryEmptyAggregation: flag,
  includeSystemModifiedAt: flag,
  systemModifiedAtFieldName: text,
  sanitizeRichText: flag,
};

const RELATIONSHIP: Readonly<Record<string, MemberReader>> = {
  name: text,
  entityTypes: texts,
  isLineage: flag,
  isUpstream: flag,
  createdOn: text,
  createdActor: text,
  updatedOn: text,
  updatedActor: text,
  properties: text,
  via: text,
};

const READERS: Readonly<Record<keyof AnnotationKeywords, Readonly<Record<string, MemberReader>>>> = {
  'x-urn': { entityTypes: texts, exist: flag, strict: flag, typed: flag },
  'x-searchable': SEARCHABLE,
  'x-searchable-ref': { fieldName: text, fieldType, refType: text, boostScore: number, depth: number },
  'x-relationship': RELATIONSHIP,
  'x-timeseries-field': { fieldType: (place) => void place.oneOf(['DATETIME']) },
  'x-timeseries-collection': { key: text },
  'x-readable-by': { privileges: texts },
};

const REQUIRED: Partial<Record<keyof AnnotationKeywords, readonly string[]>> = {
  'x-searchable-ref': ['fieldName', 'fieldType', 'refType'],
  'x-relationship': ['name', 'entityTypes'],
  'x-timeseries-collection': ['key'],
  'x-readable-by': ['privileges'],
};

/** The annotation keywords, in the order in which they are read. */
export const ANNOTATION_KEYWORDS = Object.keys(READERS) as readonly (keyof AnnotationKeywords)[];

/** Checks the annotations of the schema at `schema`; throws `CONFIGURATION_INVALID` for the first invalid one. */
export function checkAnnotations(schema: JsonPlace): void {
  for (const keyword of ANNOTATION_KEYWORDS) {
    const place = schema.get(keyword);
    if (!place.isAbsent) checkAnnotation(keyword, place);
  }
}

function checkAnnotation(keyword: keyof AnnotationKeywords, place: JsonPlace): void {
  const overrides = place.entries().filter(([name]) => name.startsWith('/'));
  const places = overrides.length > 0 ? overrides.map(([, override]) => override) : [place];
  for (const one of places) checkMembers(keyword, one);
}

function checkMembers(keyword: keyof AnnotationKeywords, place: JsonPlace): void {
  const readers = READERS[keyword];
  place.allowOnly(Object.keys(readers));
  for (const name of REQUIRED[keyword] ?? []) {
    if (place.get(name).isAbsent) throw place.get(name).refusal('is required');
  }
  for (const [name, member] of place.entries()) readers[name]?.(member);
}

function expectKind(place: JsonPlace, kind: 'boolean' | 'number', reason: string): void {
  if (typeof place.value !== kind) throw place.refusal(reason);
}
