import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SqlParameter, SqlTransaction } from '../../../foundation/database/index.js';
import type { FilterableDocument } from '../../timeseries-filter.js';
import { FILTER_COLUMNS, filterable, type FilterRow } from './document-row.js';

/** Number of rows per statement. */
const PAGE = 1_000;

/** Selects documents of a table, including exploded ones. */
export interface DocumentRange {
  readonly urn?: string;
  /** Milliseconds since 1970, inclusive. */
  readonly startTimeMillis?: number;
  /** Milliseconds since 1970, inclusive. */
  readonly endTimeMillis?: number;
}

type Term = readonly [sql: string, ...parameters: SqlParameter[]];

/**
 * Passes the documents of a range to `take`, page by page, so that memory use does not depend on their number; yields
 * to other work between pages.
 */
export async function eachDocument(
  sql: SqlTransaction,
  table: string,
  range: DocumentRange,
  take: (document: FilterableDocument) => void,
): Promise<void> {
  for (const terms of partsOf(range)) {
    let page: readonly FilterRow[] | undefined;
    do {
      page = await readPage(sql, table, [...terms, ...after(page?.at(-1))]);
      page.map(filterable).forEach(take);
      await nextTurn();
    } while (page.length === PAGE);
  }
}

/** Reads an entity's documents in two parts, each of which an index returns in order. */
function partsOf({ urn, startTimeMillis, endTimeMillis }: DocumentRange): readonly (readonly Term[])[] {
  const bounds: Term[] = [
    ...(startTimeMillis === undefined ? [] : [['timestamp_millis >= ?', startTimeMillis] as const]),
    ...(endTimeMillis === undefined ? [] : [['timestamp_millis <= ?', endTimeMillis] as const]),
  ];
  if (urn === undefined) return [bounds];
  return [0, 1].map((isExploded) => [['urn = ? AND is_exploded = ?', urn, isExploded] as const, ...bounds]);
}

function after(last: FilterRow | undefined): readonly Term[] {
  if (last === undefined) return [];
  const { timestamp_millis: time, id } = last;
  return [['timestamp_millis >= ? AND (timestamp_millis > ? OR id > ?)', time, time, id]];
}

function readPage(sql: SqlTransaction, table: string, terms: readonly Term[]): Promise<FilterRow[]> {
  const where = terms.length === 0 ? '' : ` WHERE ${terms.map(([term]) => term).join(' AND ')}`;
  return sql.select<FilterRow>(`SELECT ${FILTER_COLUMNS} FROM ${table}${where} ORDER BY timestamp_millis, id LIMIT ?`, [
    ...terms.flatMap(([, ...parameters]) => parameters),
    PAGE,
  ]);
}
