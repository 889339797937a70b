import { type FieldKind, isNumeric } from '../../../../search-field.js';
import type { SearchClause, SearchCondition } from '../../../../search-query.js';
import { lowerAscii } from '../../../../text/analysis/ascii-folding.js';

/** Whether a value, as text, meets a condition. */
export type ValueTest = (text: string) => boolean;

type Compare = (value: string | number, limit: string | number) => boolean;

const COMPARISONS: Readonly<Partial<Record<SearchCondition, Compare>>> = {
  GREATER_THAN: (value, limit) => value > limit,
  GREATER_THAN_OR_EQUAL_TO: (value, limit) => value >= limit,
  LESS_THAN: (value, limit) => value < limit,
  LESS_THAN_OR_EQUAL_TO: (value, limit) => value <= limit,
};

const SEPARATORS: Readonly<Partial<Record<FieldKind, string>>> = { slashPath: '/', unitPath: '␟' };

/** Separator of the parts of paths of that kind; undefined if the kind is not a path. */
export function pathSeparator(kind: FieldKind): string | undefined {
  return SEPARATORS[kind];
}

/** The test of a condition for values of fields of a kind. */
export function valueTest(kind: FieldKind, condition: SearchCondition, values: SearchClause['values']): ValueTest {
  const separator = pathSeparator(kind);
  const test = plainTest(kind, condition, values);
  return separator === undefined ? test : (path) => pathsAbove(path, separator).some(test);
}

/** A path and all its ancestors, outermost first. */
export function pathsAbove(path: string, separator: string): readonly string[] {
  const paths: string[] = [];
  for (let end = path.indexOf(separator, 1); end !== -1; end = path.indexOf(separator, end + 1)) {
    paths.push(path.slice(0, end));
  }
  return [...paths, path];
}

function plainTest(kind: FieldKind, condition: SearchCondition, values: SearchClause['values']): ValueTest {
  const compare = COMPARISONS[condition];
  if (compare !== undefined) return rangeTest(kind, compare, values[0]);
  const asWritten = condition === 'EQUAL' || condition === 'PREFIX';
  const wanted = values.map((value) => (asWritten ? String(value) : lowerAscii(String(value))));
  switch (condition) {
    case 'EQUAL':
      return isAmong(wanted);
    case 'IEQUAL':
      return lowered(isAmong(wanted));
    case 'CONTAIN':
      return lowered((text) => wanted.some((part) => text.includes(part)));
    case 'PREFIX':
      return (text) => wanted.some((start) => text.startsWith(start));
    case 'START_WITH':
      return lowered((text) => wanted.some((part) => text.startsWith(part)));
    case 'END_WITH':
      return lowered((text) => wanted.some((part) => text.endsWith(part)));
    default:
      return () => true;
  }
}

function lowered(test: ValueTest): ValueTest {
  return (text) => test(lowerAscii(text));
}

function isAmong(wanted: readonly string[]): ValueTest {
  const values = new Set(wanted);
  return (text) => values.has(text);
}

function rangeTest(kind: FieldKind, compare: Compare, limit: string | number | boolean | undefined): ValueTest {
  if (limit === undefined) return () => false;
  if (!isNumeric(kind)) return (text) => compare(text, String(limit));
  const number = Number(limit);
  return (text) => compare(Number(text), number);
}
