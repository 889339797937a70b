import { invalidArgument } from '../../../foundation/common/errors.js';
import type { JsonObject, JsonValue } from '../../../foundation/json/json.js';
import type { FieldRef } from '../../search-field.js';
import type { SearchHit, SortKey, SortValue } from '../../search-query.js';
import { wholeField } from './engine-field.js';

/**
 * Stands for a missing number: beyond the range that JSON numbers represent exactly, so it comes back as it was sent.
 */
const NO_NUMBER = Number.MAX_SAFE_INTEGER;

/**
 * The engine's sort: the given keys, or the score, then the urn. Throws `INVALID_ARGUMENT` for fields that cannot be
 * sorted by.
 */
export function sortBody(keys: readonly SortKey[]): JsonObject[] {
  const given = keys.length === 0 ? [SCORE] : keys;
  return [...given.map(sortKey), ...(endsWithUrn(keys) ? [] : [{ urn: { order: 'asc', unmapped_type: 'keyword' } }])];
}

/** The place of the score among the sort values of a hit; undefined if the hits are not sorted by it. */
export function placeOfScore(keys: readonly SortKey[]): number | undefined {
  const place = keys.findIndex(({ field }) => field === 'score');
  if (place >= 0) return place;
  return keys.length === 0 ? 0 : undefined;
}

/** The score of a hit. The engine computes it a second time for `_score`, which hits sorted by it do not need. */
export function hitScore(hit: JsonObject, keys: readonly SortKey[]): number {
  const place = placeOfScore(keys);
  const value = place === undefined || !Array.isArray(hit.sort) ? hit['_score'] : hit.sort[place];
  return typeof value === 'number' ? value : 0;
}

/** Booleans are sorted as numbers, because their own order has no place for missing values. */
const BOOLEAN_AS_NUMBER =
  'if (!doc.containsKey(params.field) || doc[params.field].size() == 0) { return params.missing; } return doc[params.field].value ? 1 : 0;';

/** The sort values of a hit; missing values are null. */
export function sortValues(hit: JsonObject, keys: readonly SortKey[]): SearchHit['sort'] {
  const values = Array.isArray(hit.sort) ? hit.sort : [];
  return values.map((value, at) => sortValue(value, keys[at]));
}

/** Converts the sort values of a hit into the engine's `search_after`. */
export function searchAfter(values: readonly SortValue[], keys: readonly SortKey[]): JsonValue[] {
  const wanted = keys.length === 0 ? 2 : keys.length + (endsWithUrn(keys) ? 0 : 1);
  if (values.length !== wanted)
    throw invalidArgument('The scroll id does not fit the order of this search: scroll with the same sort criteria.');
  return values.map((value, at) => {
    const key = keys[at];
    return value === null && key !== undefined ? missingValue(key) : typeof value === 'boolean' ? Number(value) : value;
  });
}

const NUMERIC: ReadonlySet<FieldRef['kind']> = new Set(['number', 'double', 'date', 'boolean'] as const);
const SCORE: SortKey = { field: 'score', order: 'desc', missing: 'last' };

function endsWithUrn(keys: readonly SortKey[]): boolean {
  return keys.some(({ field }) => field !== 'score' && field.name === 'urn');
}

function sortKey(key: SortKey): JsonObject {
  const { field, order } = key;
  if (field === 'score') return { _score: { order: 'desc' } };
  if (field.kind === 'boolean') return booleanKey(field.name, key);
  if (field.kind === 'entityType') return { _index: { order } };
  return { [sortField(field)]: { order, missing: missingValue(key) ?? `_${key.missing}`, ...unmapped(field) } };
}

function booleanKey(field: string, key: SortKey): JsonObject {
  const params = { field, missing: missingValue(key) };
  return {
    _script: { type: 'number', order: key.order, script: { lang: 'painless', source: BOOLEAN_AS_NUMBER, params } },
  };
}

function sortField(field: FieldRef): string {
  if (field.kind === 'urn') throw invalidArgument(`Cannot sort by ${field.name}: its values are urns.`);
  return field.kind === 'keyword' ? field.name : wholeField(field);
}

function unmapped({ kind }: FieldRef): JsonObject {
  if (kind === 'number' || kind === 'double') return { numeric_type: 'double', unmapped_type: 'double' };
  if (kind === 'date') return { numeric_type: 'date', unmapped_type: 'date' };
  return { unmapped_type: 'keyword' };
}

/** The engine's substitute for a missing value; null if the engine handles missing values itself. */
function missingValue({ field, order, missing }: SortKey): number | null {
  if (field === 'score') return null;
  if (!NUMERIC.has(field.kind)) return null;
  return (missing === 'last') === (order === 'asc') ? NO_NUMBER : -NO_NUMBER;
}

function sortValue(value: JsonValue, key: SortKey | undefined): SortValue {
  if (value === null || typeof value === 'object') return null;
  if (key === undefined || key.field === 'score') return value;
  const { kind } = key.field;
  if (NUMERIC.has(kind) && Math.abs(Number(value)) >= NO_NUMBER) return null;
  return kind === 'boolean' ? value === 1 : value;
}
