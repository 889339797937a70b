import type { JsonObject } from '../../../foundation/json/json.js';
import { findField, type SeriesField, type SeriesFieldType } from '../../series-fields.js';
import {
  assertConditions,
  meetsEmptyList,
  type TimeseriesCriterion,
  type TimeseriesFilter,
} from '../../timeseries-filter.js';

const NOTHING: JsonObject = { match_none: {} };
const EVERYTHING: JsonObject = { match_all: {} };

const RANGES: Readonly<Record<string, string>> = {
  GREATER_THAN: 'gt',
  GREATER_THAN_OR_EQUAL_TO: 'gte',
  LESS_THAN: 'lt',
  LESS_THAN_OR_EQUAL_TO: 'lte',
};

const PATTERNS: Readonly<Record<string, (text: string) => string>> = {
  CONTAIN: (text) => `*${text}*`,
  START_WITH: (text) => `${text}*`,
  END_WITH: (text) => `*${text}`,
};

const LARGEST_INT = 2 ** 31 - 1;

/** Selects documents of an index, in addition to a filter. */
export interface DocumentSelection {
  readonly urn?: string;
  readonly runId?: string;
  /** Milliseconds since 1970, inclusive. */
  readonly startTimeMillis?: number;
  /** Milliseconds since 1970, inclusive. */
  readonly endTimeMillis?: number;
  /** Only exploded documents, or only row documents; absent = both. */
  readonly isExploded?: boolean;
}

/** The conditions of a selection, for a query's `filter`. */
export function selectionQueries(selection: DocumentSelection): readonly JsonObject[] {
  const { urn, runId, startTimeMillis: gte, endTimeMillis: lte, isExploded } = selection;
  return [
    ...(urn === undefined ? [] : [{ term: { urn } }]),
    ...(runId === undefined ? [] : [{ term: { runId } }]),
    ...(isExploded === undefined ? [] : [not({ term: { isExploded: true } }, !isExploded)]),
    ...(gte === undefined ? [] : [timeRange('timestampMillis', { gte })]),
    ...(lte === undefined ? [] : [timeRange('timestampMillis', { lte })]),
  ];
}

/** Matches documents that match all of `queries`. */
export function all(queries: readonly JsonObject[]): JsonObject {
  return queries.length === 0 ? EVERYTHING : { bool: { filter: [...queries] } };
}

/** Converts a filter to a query. Throws `INVALID_ARGUMENT` for an unknown condition. */
export function filterQueries(
  filter: TimeseriesFilter,
  fields: ReadonlyMap<string, SeriesField>,
): readonly JsonObject[] {
  assertConditions(filter);
  return filter.length === 0
    ? []
    : [any(filter.map((conjunction) => all(conjunction.map((criterion) => criterionQuery(criterion, fields)))))];
}

/** A query for documents that have a field, including texts too long to be indexed. */
export function presence(field: string): JsonObject {
  return any([{ exists: { field } }, { term: { _ignored: field } }]);
}

function criterionQuery(
  { field, condition = 'EQUAL', values, negated = false }: TimeseriesCriterion,
  fields: ReadonlyMap<string, SeriesField>,
): JsonObject {
  const { name, type } = findField(fields, field) ?? { name: field, type: 'keyword' as const };
  if (condition === 'EXISTS') return not(presence(name), negated);
  if (condition === 'IS_NULL') return not(presence(name), !negated);
  if (values === undefined) return EVERYTHING;
  if (values.length === 0) return not(meetsEmptyList(field, condition) ? EVERYTHING : NOTHING, negated);
  return not(any(values.map((value) => valueQuery(name, type, condition, value))), negated);
}

function valueQuery(name: string, type: SeriesFieldType, condition: string, value: string): JsonObject {
  const range = RANGES[condition];
  if (type !== 'keyword') return numberQuery(name, type, condition, value);
  if (range !== undefined) return { range: { [name]: { [range]: value } } };
  const pattern = PATTERNS[condition];
  if (pattern !== undefined) return wildcard(name, pattern(literal(value.trim())));
  if (condition === 'IEQUAL') return { term: { [name]: { value: value.trim(), case_insensitive: true } } };
  return { term: { [name]: value } };
}

function numberQuery(name: string, type: SeriesFieldType, condition: string, value: string): JsonObject {
  const number = value.trim() === '' ? Number.NaN : Number(value);
  const range = RANGES[condition];
  if (Number.isNaN(number) || condition in PATTERNS) return NOTHING;
  if (type === 'date') {
    if (!Number.isSafeInteger(number)) return NOTHING;
    return timeRange(name, range === undefined ? { gte: number, lte: number } : { [range]: number });
  }
  if (range !== undefined) return { range: { [name]: { [range]: number } } };
  const isFitting =
    type === 'float' ||
    type === 'double' ||
    (Number.isSafeInteger(number) && (type === 'long' || Math.abs(number) <= LARGEST_INT));
  return isFitting ? { term: { [name]: number } } : NOTHING;
}

/** Writes times as milliseconds, because the engine would parse a plain four-digit number as a year. */
function timeRange(field: string, bounds: JsonObject): JsonObject {
  return { range: { [field]: { ...bounds, format: 'epoch_millis' } } };
}

function wildcard(name: string, value: string): JsonObject {
  return { wildcard: { [name]: { value, case_insensitive: true } } };
}

function literal(text: string): string {
  return text.replace(/[\\*?]/g, '\\$&');
}

function any(queries: readonly JsonObject[]): JsonObject {
  return { bool: { should: [...queries], minimum_should_match: 1 } };
}

function not(query: JsonObject, negated: boolean): JsonObject {
  return negated ? { bool: { must_not: [query] } } : query;
}
