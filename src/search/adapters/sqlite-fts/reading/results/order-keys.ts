import { isNumeric } from '../../../../search-field.js';
import type { SortKey, SortValue } from '../../../../search-query.js';
import { foldValue } from '../../../../text/analysis/ascii-folding.js';
import { termFold } from '../../file/value-term.js';
import type { Column } from '../columns/column.js';
import type { IndexView } from '../index-view.js';
import { scratch } from '../sets/scratch.js';
import { TextRanks } from '../columns/text-ranks.js';

/** Documents that are put in order, and their scores, which are computed when they are needed. */
export interface OrderedHits {
  readonly documents: Uint32Array;
  readonly scores: () => Float64Array;
}

/** One key of a sort order over hits: smaller sorts first. */
export interface OrderKey {
  /** By position among the hits. */
  readonly keys: Float64Array;
  /** The sort value of a hit in the form returned to callers. */
  readonly valueAt: (position: number) => SortValue;
  /** The key of such a value. */
  readonly keyOf: (value: SortValue) => number;
}

const ranksOfColumns = new WeakMap<Column, TextRanks>();

/** The keys of `sort`, up to the urn, which is unique. */
export function orderKeys(sort: readonly SortKey[], hits: OrderedHits, view: IndexView): readonly OrderKey[] {
  if (sort.length === 0) return [scoreKey(hits)];
  return sort.map((key) => (key.field === 'score' ? scoreKey(hits) : fieldKey(key, key.field.name, hits, view)));
}

function scoreKey(hits: OrderedHits): OrderKey {
  const scores = hits.scores();
  const keys = scratch.scores(scores.length);
  for (let at = 0; at < keys.length; at += 1) keys[at] = -(scores[at] ?? 0);
  return {
    keys,
    valueAt: (position) => scores[position] ?? 0,
    keyOf: (value) => -Number(value),
  };
}

function fieldKey(sort: SortKey, name: string, hits: OrderedHits, view: IndexView): OrderKey {
  const sign = sort.order === 'asc' ? 1 : -1;
  const missing = sort.missing === 'first' ? -Infinity : Infinity;
  if (sort.field !== 'score' && sort.field.kind === 'entityType') return typeKey(sign, hits, view);
  const column = view.column(name);
  if (column === undefined) return constantKey(hits, missing);
  const values = valueOrder(sort, column);
  const first = (code: number): number | undefined => firstValue(column.valuesOf(code), sign, values);
  const keyOfCode = (code: number): number => {
    const value = first(code);
    return value === undefined ? missing : sign * values.key(value);
  };
  return {
    keys: keysOf(hits, (id) => keyOfCode(column.codes[id] ?? 0)),
    valueAt: (position) => {
      const value = first(column.codes[hits.documents[position] ?? 0] ?? 0);
      return value === undefined ? null : values.valueOf(value);
    },
    keyOf: (value) => (value === null ? missing : sign * values.keyOf(value)),
  };
}

/** Orders by the index of the document's type, under the names that servers use. */
function typeKey(sign: number, hits: OrderedHits, view: IndexView): OrderKey {
  const nameOf = (type: string): string => `${type.toLowerCase()}index_v2`;
  const names = [...view.typesById.values()].map(nameOf).sort();
  const rankOf = (name: string): number => {
    const rank = names.findIndex((other) => other >= name);
    return rank === -1 ? names.length : names[rank] === name ? rank : rank - 0.5;
  };
  const ranks = new Map([...view.typesById].map(([code, type]) => [code, sign * rankOf(nameOf(type))]));
  return {
    keys: keysOf(hits, (id) => ranks.get(view.typeCodes[id] ?? 0) ?? Infinity),
    valueAt: (position) => nameOf(view.typeName(hits.documents[position] ?? 0)),
    keyOf: (value) => sign * rankOf(String(value)),
  };
}

function keysOf({ documents }: OrderedHits, keyOf: (id: number) => number): Float64Array {
  const keys = new Float64Array(documents.length);
  for (let at = 0; at < keys.length; at += 1) keys[at] = keyOf(documents[at] ?? 0);
  return keys;
}

function constantKey({ documents }: OrderedHits, key: number): OrderKey {
  return { keys: new Float64Array(documents.length).fill(key), valueAt: () => null, keyOf: () => key };
}

/** Order of a column's values, by their numbers. */
interface ValueOrder {
  readonly key: (value: number) => number;
  readonly valueOf: (value: number) => SortValue;
  readonly keyOf: (value: SortValue) => number;
}

function valueOrder({ field }: SortKey, column: Column): ValueOrder {
  const kind = field === 'score' ? 'double' : field.kind;
  if (isNumeric(kind)) {
    const number = (value: number): number => Number(column.term(value));
    return { key: number, valueOf: number, keyOf: Number };
  }
  if (kind === 'boolean') {
    const isTrue = (value: number): boolean => column.term(value) === 'true';
    return { key: (value) => Number(isTrue(value)), valueOf: isTrue, keyOf: Number };
  }
  const ranks = ranksOfColumns.get(column) ?? new TextRanks(column);
  ranksOfColumns.set(column, ranks);
  return {
    key: (value) => ranks.rank(value),
    valueOf: (value) => termFold(column.term(value)),
    keyOf: (value) => ranks.rankOf(foldValue(String(value))),
  };
}

/** If a document has several values, the one that sorts first decides. */
function firstValue(numbers: ArrayLike<number>, sign: number, { key }: ValueOrder): number | undefined {
  let found = numbers[0];
  for (let at = 1; at < numbers.length; at += 1) {
    const value = numbers[at];
    if (value !== undefined && found !== undefined && sign * key(value) < sign * key(found)) found = value;
  }
  return found;
}
