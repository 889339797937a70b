import {
  pieces,
  repeat,
  type SqlDialect,
  type SqlParameter,
  type SqlTransaction,
} from '../../../foundation/database/index.js';
import { fits } from '../../timeseries-filter.js';
import { sorted, timeOrder } from '../../timeseries-sort.js';
import { effectiveLimit, type TimeseriesQuery } from '../../timeseries-store.port.js';
import type { TimeseriesValue } from '../../timeseries-value.js';
import {
  FILTER_COLUMNS,
  filterable,
  type FilterRow,
  storedValue,
  VALUE_COLUMNS,
  type ValueRow,
} from './document-row.js';
import { ownTimeOrder } from './timeseries-ddl.js';

/** Rows per statement if a filter decides which are kept. */
const CHUNK = 500;

interface Selection {
  readonly terms: readonly string[];
  readonly parameters: readonly SqlParameter[];
  readonly isAscending: boolean;
}

/** Reads the values of `query` from `table`, which is of a series with the field `ownTime`. */
export async function queryValues(
  sql: SqlTransaction,
  table: string,
  query: TimeseriesQuery,
  ownTime: string | undefined,
): Promise<readonly TimeseriesValue[]> {
  const limit = effectiveLimit(query.limit);
  const order = timeOrder(query.sort);
  const selection = selectionOf(query, order === 'ASCENDING');
  const ordered = query.filter === undefined ? orderOf(sql.dialect, query, selection, ownTime) : undefined;
  if (ordered !== undefined) {
    return (await select<ValueRow>(sql, table, VALUE_COLUMNS, selection, ordered, limit)).map(storedValue);
  }
  const matching = await matchingRows(sql, table, query, selection, order === undefined ? Infinity : limit);
  const sortedDocuments = order === undefined ? sorted(matching, query.sort ?? []) : matching;
  return loadValues(
    sql,
    table,
    sortedDocuments.slice(0, limit).map(({ id }) => id),
  );
}

function selectionOf(query: TimeseriesQuery, isAscending: boolean): Selection {
  const terms = ['urn = ?', 'is_exploded = 0'];
  const parameters: SqlParameter[] = [query.urn];
  if (query.startTimeMillis !== undefined) {
    terms.push('timestamp_millis >= ?');
    parameters.push(query.startTimeMillis);
  }
  if (query.endTimeMillis !== undefined) {
    terms.push('timestamp_millis <= ?');
    parameters.push(query.endTimeMillis);
  }
  return { terms, parameters, isAscending };
}

/** The order of `query` in the terms of the engine; undefined if it takes the values themselves. */
function orderOf(
  dialect: SqlDialect,
  { sort = [] }: TimeseriesQuery,
  selection: Selection,
  ownTime: string | undefined,
): string | undefined {
  if (timeOrder(sort) !== undefined) return byTime(selection);
  const [first, ...more] = sort;
  if (ownTime === undefined || first?.field !== ownTime || first.order !== 'DESCENDING') return undefined;
  return more.length === 0 ? ownTimeOrder(dialect, ownTime) : undefined;
}

function byTime({ isAscending }: Selection): string {
  return `timestamp_millis ${isAscending ? 'ASC' : 'DESC'}, id`;
}

async function matchingRows(
  sql: SqlTransaction,
  table: string,
  { filter = [] }: TimeseriesQuery,
  selection: Selection,
  limit: number,
) {
  const matching: ReturnType<typeof filterable>[] = [];
  let rest = selection;
  while (matching.length < limit) {
    const rows = await select<FilterRow>(sql, table, FILTER_COLUMNS, rest, byTime(rest), CHUNK);
    matching.push(...rows.map(filterable).filter((document) => fits(document, filter)));
    const last = rows.at(-1);
    if (last === undefined || rows.length < CHUNK) break;
    rest = after(selection, last);
  }
  return matching;
}

function after({ terms, parameters, isAscending }: Selection, { timestamp_millis: time, id }: FilterRow): Selection {
  const term = `(timestamp_millis ${isAscending ? '>' : '<'} ? OR (timestamp_millis = ? AND id > ?))`;
  return { terms: [...terms, term], parameters: [...parameters, time, time, id], isAscending };
}

async function loadValues(
  sql: SqlTransaction,
  table: string,
  ids: readonly string[],
): Promise<readonly TimeseriesValue[]> {
  const byId = new Map<string, TimeseriesValue>();
  for (const chunk of pieces(ids)) {
    const marks = repeat('?', chunk.length);
    const rows = await sql.select<ValueRow>(`SELECT ${VALUE_COLUMNS} FROM ${table} WHERE id IN (${marks})`, chunk);
    for (const row of rows) byId.set(row.id, storedValue(row));
  }
  return ids.map((id) => byId.get(id)).filter((value) => value !== undefined);
}

function select<Row extends object>(
  sql: SqlTransaction,
  table: string,
  columns: string,
  { terms, parameters }: Selection,
  order: string,
  limit: number,
): Promise<Row[]> {
  return sql.select<Row>(`SELECT ${columns} FROM ${table} WHERE ${terms.join(' AND ')} ORDER BY ${order} LIMIT ?`, [
    ...parameters,
    limit,
  ]);
}
