import type { SqlParameter, SqlTransaction } from '../../../foundation/database/index.js';
import type { TimeseriesPage, TimeseriesScroll } from '../../timeseries-scroll.js';
import { effectiveLimit } from '../../timeseries-store.port.js';
import { storedValue, VALUE_COLUMNS, type ValueRow } from './document-row.js';

/** A value with its sort columns. */
type PlacedRow = ValueRow & { readonly message: string };

const ORDER = ['timestamp_millis', "COALESCE(message_id, '')", 'urn', 'id'];

/** Reads a page of a scroll through `table`. */
export async function scrollValues(
  sql: SqlTransaction,
  table: string,
  scroll: TimeseriesScroll,
): Promise<TimeseriesPage> {
  const limit = effectiveLimit(scroll.limit);
  if (limit === 0) return { values: [] };
  const { terms, parameters } = conditionOf(scroll);
  const rows = await sql.select<PlacedRow>(
    `SELECT ${VALUE_COLUMNS}, COALESCE(message_id, '') AS message FROM ${table} WHERE ${terms.join(' AND ')} ` +
      `ORDER BY ${ORDER.map((column) => `${column} DESC`).join(', ')} LIMIT ?`,
    [...parameters, limit],
  );
  const values = rows.map(storedValue);
  const last = rows.length < limit ? undefined : rows.at(-1);
  if (last === undefined) return { values };
  return { values, next: [Number(last.timestamp_millis), last.message, last.urn, last.id] };
}

function conditionOf({ startTimeMillis, endTimeMillis, after }: TimeseriesScroll): {
  readonly terms: readonly string[];
  readonly parameters: readonly SqlParameter[];
} {
  const given: (readonly [term: string, ...parameters: SqlParameter[]])[] = [['is_exploded = 0']];
  if (startTimeMillis !== undefined) given.push(['timestamp_millis >= ?', startTimeMillis]);
  if (endTimeMillis !== undefined) given.push(['timestamp_millis <= ?', endTimeMillis]);
  if (after !== undefined) {
    const [time, messageId, urn, id] = after;
    given.push(['timestamp_millis <= ?', time]);
    given.push([`(${ORDER.join(', ')}) < (?, ?, ?, ?)`, time, messageId ?? '', urn, String(id)]);
  }
  return { terms: given.map(([term]) => term), parameters: given.flatMap(([, ...parameters]) => parameters) };
}
