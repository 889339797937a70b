import { invalidArgument } from '../../../foundation/common/errors.js';
import type { JsonObject } from '../../../foundation/json/json.js';
import { joinedAlternatives } from '../../planning/joined-alternatives.js';
import { type FieldRef, isNumeric } from '../../search-field.js';
import type { SearchClause, SearchCondition, SearchFilter } from '../../search-query.js';
import { termField, wholeField } from './engine-field.js';

type Value = SearchClause['values'][number];

/** Maximum number of values in a `terms` query. Source: the engines' `index.max_terms_count`. */
const MOST_TERMS = 65_536;

const RANGES: Readonly<Partial<Record<SearchCondition, string>>> = {
  GREATER_THAN: 'gt',
  GREATER_THAN_OR_EQUAL_TO: 'gte',
  LESS_THAN: 'lt',
  LESS_THAN_OR_EQUAL_TO: 'lte',
};

/** The query for a filter; undefined if the filter accepts every document. */
export function filterQuery(filter: SearchFilter): JsonObject | undefined {
  const alternatives = joinedAlternatives(filter);
  return alternatives.length === 0 ? undefined : anyOf(alternatives.map(conjunction));
}

/** The queries for several filters, all of which must match. */
export function filterQueries(...filters: readonly (SearchFilter | undefined)[]): JsonObject[] {
  return filters.flatMap((filter) => {
    const query = filter === undefined ? undefined : filterQuery(filter);
    return query === undefined ? [] : [query];
  });
}

/** Matches documents that match at least one of `queries`. */
export function anyOf(queries: readonly JsonObject[]): JsonObject {
  const [only] = queries;
  if (only !== undefined && queries.length === 1) return only;
  return queries.length === 0 ? { match_none: {} } : { bool: { should: [...queries], minimum_should_match: 1 } };
}

function conjunction(clauses: readonly SearchClause[]): JsonObject {
  const of = (negated: boolean): JsonObject[] =>
    clauses.filter((clause) => clause.negated === negated).map(clauseQuery);
  return { bool: { filter: of(false), must_not: of(true) } };
}

function clauseQuery({ fields, condition, values }: SearchClause): JsonObject {
  return anyOf(fields.map((field) => fieldQuery(field, condition, values)));
}

function fieldQuery(field: FieldRef, condition: SearchCondition, values: readonly Value[]): JsonObject {
  switch (condition) {
    case 'EXISTS':
      return { exists: { field: field.kind === 'entityType' ? wholeField(field) : field.name } };
    case 'EQUAL':
      return anyOf(partsOf(values).map((part) => ({ terms: { [termField(field)]: part } })));
    case 'IEQUAL':
      return isTyped(field) ? fieldQuery(field, 'EQUAL', values) : anyOf(values.map((value) => alike(field, value)));
    case 'CONTAIN':
      return patterns(field, values, (text) => `*${text}*`);
    case 'PREFIX':
      return anyOf(values.map((value) => ({ prefix: { [wholeField(field)]: { value: String(value) } } })));
    case 'START_WITH':
      return patterns(field, values, (text) => `${text}*`);
    case 'END_WITH':
      return patterns(field, values, (text) => `*${text}`);
    case 'GREATER_THAN':
    case 'GREATER_THAN_OR_EQUAL_TO':
    case 'LESS_THAN':
    case 'LESS_THAN_OR_EQUAL_TO':
      return range(field, condition, values[0]);
  }
}

/** Whether the engine compares the field's values as they are, rather than as texts. */
function isTyped({ kind }: FieldRef): boolean {
  return isNumeric(kind) || kind === 'boolean';
}

/** Splits the values into lists that each fit into one query; returns at least one list. */
function partsOf(values: readonly Value[]): readonly Value[][] {
  const count = Math.max(Math.ceil(values.length / MOST_TERMS), 1);
  return Array.from({ length: count }, (_, at) => values.slice(at * MOST_TERMS, (at + 1) * MOST_TERMS));
}

function alike(field: FieldRef, value: Value): JsonObject {
  return { term: { [termField(field)]: { value, case_insensitive: true } } };
}

function patterns(field: FieldRef, values: readonly Value[], pattern: (text: string) => string): JsonObject {
  if (isTyped(field)) return { match_none: {} };
  const query = (value: Value): JsonObject => ({
    wildcard: {
      [wholeField(field)]: { value: pattern(String(value).replace(/[*?\\]/g, '\\$&')), case_insensitive: true },
    },
  });
  return anyOf(values.map(query));
}

function range(field: FieldRef, condition: SearchCondition, value: Value | undefined): JsonObject {
  const bound = RANGES[condition];
  if (bound === undefined || value === undefined) throw invalidArgument(`The filter on ${field.name} needs a value.`);
  return { range: { [wholeField(field)]: { [bound]: value } } };
}
