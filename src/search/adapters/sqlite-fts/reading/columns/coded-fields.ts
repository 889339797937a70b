import type { FieldRef } from '../../../../search-field.js';
import type { Column } from './column.js';
import type { IndexView } from '../index-view.js';
import { pathsAbove, pathSeparator } from '../matching/value-test.js';

/** Groups documents by their values of a field. */
export interface CodedField {
  /** The code of each document by its id, 0 for none; ids beyond the list have none. */
  readonly codes: ArrayLike<number>;
  /** Greater than every code. */
  readonly limit: number;
  /** The values of a code, as texts; for a path, including all its ancestors. */
  readonly textsOf: (code: number) => readonly string[];
}

const NOTHING: CodedField = { codes: [], limit: 1, textsOf: () => [] };

/** Creates the groups of a field. */
export function codedField(field: FieldRef, view: IndexView): CodedField {
  if (field.kind === 'entityType') return typesOf(view);
  const column = view.column(field.name);
  if (column === undefined) return NOTHING;
  const separator = pathSeparator(field.kind);
  return {
    codes: column.codes,
    limit: column.limit,
    textsOf: (code) => {
      const values = column.valuesOf(code);
      const texts: string[] = [];
      for (let at = 0; at < values.length; at += 1) texts.push(textOf(values[at] ?? 0, column, field, view));
      return separator === undefined ? texts : [...new Set(texts.flatMap((path) => pathsAbove(path, separator)))];
    },
  };
}

/** Maximum number and length of the texts of a column that are kept, because the values with the most hits repeat. */
const MOST_TEXTS = 300;
const LONGEST_TEXT = 120;

/** The texts of values by number, which never change. */
const textsOfColumns = new WeakMap<Column, Map<number, string>>();

/** The text of a value of a column. */
export function textOf(value: number, column: Column, field: FieldRef, view: IndexView): string {
  const known = textsOfColumns.get(column)?.get(value);
  if (known !== undefined) return known;
  const text = view.textOfTerm(field.name, column.term(value));
  if (text === '' || text.length > LONGEST_TEXT) return text;
  const texts = textsOfColumns.get(column) ?? new Map<number, string>();
  if (texts.size >= MOST_TEXTS) texts.clear();
  texts.set(value, text);
  textsOfColumns.set(column, texts);
  return text;
}

function typesOf(view: IndexView): CodedField {
  return {
    codes: view.typeCodes,
    limit: Math.max(0, ...view.typesById.keys()) + 1,
    textsOf: (code) => {
      const name = view.typesById.get(code);
      return name === undefined ? [] : [name];
    },
  };
}
