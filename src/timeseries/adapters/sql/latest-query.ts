import { repeat, selectPieces, type SqlTransaction } from '../../../foundation/database/index.js';
import type { TimeseriesValue } from '../../timeseries-value.js';
import { storedValue, VALUE_COLUMNS, type ValueRow } from './document-row.js';

/** The newest value of each urn in `table`, or the newest not later than `atOrBefore`. */
export async function queryLatest(
  sql: SqlTransaction,
  table: string,
  urns: readonly string[],
  atOrBefore: number | undefined,
): Promise<readonly TimeseriesValue[]> {
  return selectPieces(urns, (piece) => pieceLatest(sql, table, piece, atOrBefore));
}

async function pieceLatest(
  sql: SqlTransaction,
  table: string,
  urns: readonly string[],
  atOrBefore: number | undefined,
) {
  const bound = atOrBefore === undefined ? '' : ' AND timestamp_millis <= ?';
  const newest = `SELECT urn AS newest_urn, MAX(timestamp_millis) AS newest FROM ${table}
    WHERE urn IN (${repeat('?', urns.length)}) AND is_exploded = 0${bound} GROUP BY urn`;
  const rows = await sql.select<ValueRow>(
    `SELECT ${VALUE_COLUMNS} FROM ${table} JOIN (${newest}) AS latest ON urn = newest_urn AND timestamp_millis = newest
     WHERE is_exploded = 0 ORDER BY id DESC`,
    atOrBefore === undefined ? urns : [...urns, atOrBefore],
  );
  return rows.map(storedValue);
}
