import { type DomainError, invalidArgument } from '../foundation/common/errors.js';
import { isJsonObject, jsonText, type JsonValue } from '../foundation/json/json.js';
import type { TimeseriesDocument } from './timeseries-document.js';

/**
 * One condition on one field of a document; it is met if any of `values` matches. CONTAIN, START_WITH and END_WITH
 * apply to texts only.
 */
export interface TimeseriesCriterion {
  readonly field: string;
  /** Absent = EQUAL. */
  readonly condition?: string;
  /**
   * Absent = the criterion is passed over, unless its condition takes none. An empty list is equal to nothing, and
   * every text has an empty list of parts.
   */
  readonly values?: readonly string[];
  readonly negated?: boolean;
}

/**
 * A document matches if it meets every criterion of at least one conjunction; without conjunctions, every document
 * matches.
 */
export type TimeseriesFilter = readonly (readonly TimeseriesCriterion[])[];

/** The part of a document that filters and sorts use. */
export type FilterableDocument = Pick<
  TimeseriesDocument,
  'urn' | 'timestampMillis' | 'runId' | 'messageId' | 'eventGranularity' | 'partitionSpec' | 'stats'
>;

type Test = (actual: JsonValue, wanted: string) => boolean;

const TESTS: Readonly<Record<string, Test>> = {
  EQUAL: isEqual,
  IN: isEqual,
  IEQUAL: (actual, wanted) => lower(jsonText(actual)) === lower(wanted),
  GREATER_THAN: (actual, wanted) => compare(actual, wanted) > 0,
  GREATER_THAN_OR_EQUAL_TO: (actual, wanted) => compare(actual, wanted) >= 0,
  LESS_THAN: (actual, wanted) => compare(actual, wanted) < 0,
  LESS_THAN_OR_EQUAL_TO: (actual, wanted) => compare(actual, wanted) <= 0,
  CONTAIN: (actual, wanted) => typeof actual === 'string' && lower(actual).includes(lower(wanted)),
  START_WITH: (actual, wanted) => typeof actual === 'string' && lower(actual).startsWith(lower(wanted)),
  END_WITH: (actual, wanted) => typeof actual === 'string' && lower(actual).endsWith(lower(wanted)),
};

/**
 * Whether a document matches. Throws `INVALID_ARGUMENT` for an unknown condition, and for a comparison by size without
 * a value.
 */
export function fits(document: FilterableDocument, filter: TimeseriesFilter): boolean {
  return (
    filter.length === 0 || filter.some((conjunction) => conjunction.every((criterion) => meets(document, criterion)))
  );
}

/** Throws `INVALID_ARGUMENT` for an unknown condition, and for a comparison by size without a value. */
export function assertConditions(filter: TimeseriesFilter): void {
  for (const { field, condition = 'EQUAL', values } of filter.flat()) {
    if (condition.includes('_THAN') && values?.length === 0) throw withoutValue(field);
    if (!(condition in TESTS) && condition !== 'EXISTS' && condition !== 'IS_NULL')
      throw unknownCondition(field, condition);
  }
}

/** The value of a field for filters and sorts; undefined if there is none. */
export function fieldOf(document: FilterableDocument, field: string): JsonValue | undefined {
  const { partitionSpec, stats } = document;
  if (field in stats) return stats[field];
  if (field === '@timestamp' || field === 'timestampMillis') return document.timestampMillis;
  if (field === 'partitionSpec.partition') return partitionSpec?.partition;
  if (field === 'partitionSpec.timePartition') return partitionSpec?.timePartition;
  if (field === 'urn' || field === 'runId' || field === 'messageId' || field === 'eventGranularity')
    return document[field];
  const [first = '', ...rest] = field.split('.');
  const collection = stats[first];
  if (isJsonObject(collection)) return collection[rest.join('.')];
  return stats[rest.at(-1) ?? field];
}

/** Orders numbers by size and everything else by the code units of its text. */
export function compare(left: JsonValue, right: JsonValue): number {
  const numbers = [Number(left), Number(right)] as const;
  if (typeof left === 'number' && !Number.isNaN(numbers[1])) return numbers[0] - numbers[1];
  const [a, b] = [jsonText(left), jsonText(right)];
  return a < b ? -1 : Number(a > b);
}

function meets(
  document: FilterableDocument,
  { field, condition = 'EQUAL', values, negated = false }: TimeseriesCriterion,
): boolean {
  const actual = fieldOf(document, field);
  const isPresent = actual !== undefined && actual !== null;
  if (condition === 'EXISTS') return isPresent !== negated;
  if (condition === 'IS_NULL') return isPresent === negated;
  const test = TESTS[condition];
  if (test === undefined) throw unknownCondition(field, condition);
  if (values === undefined) return true;
  if (values.length === 0) return meetsEmptyList(field, condition) !== negated;
  return (isPresent && values.some((wanted) => test(actual, wanted))) !== negated;
}

/** Whether any value meets a condition without values. Throws `INVALID_ARGUMENT` for comparisons by size. */
export function meetsEmptyList(field: string, condition: string): boolean {
  if (condition.includes('_THAN')) throw withoutValue(field);
  return condition !== 'EQUAL' && condition !== 'IN';
}

function withoutValue(field: string): DomainError {
  return invalidArgument(`filter: the condition on ${field} needs a value to compare with`);
}

function unknownCondition(field: string, condition: string): DomainError {
  return invalidArgument(
    `filter: unsupported condition ${condition} on ${field}. Use one of ${Object.keys(TESTS).join(', ')}, EXISTS, IS_NULL`,
  );
}

function isEqual(actual: JsonValue, wanted: string): boolean {
  return (
    jsonText(actual) === wanted || (typeof actual === 'number' && wanted.trim() !== '' && Number(wanted) === actual)
  );
}

function lower(text: string): string {
  return text.trim().toLowerCase();
}
