import { pieces, type SqlTransaction } from '../../foundation/database/index.js';
import { keyText } from '../aspect-key.js';
import { isBefore, latestOf, type LoggedChange, numberOf } from '../aspect-log.js';
import { ASPECT_COLUMNS, type AspectRow } from '../aspect.row.js';
import { StoredAspect } from '../stored-aspect.js';
import type { RowChange } from './followed-change.js';

/** Changes in one statement at most; each names three rows of its aspect. */
const CHUNK = 150;

/**
 * The values of `changes`, and those that they replaced, from rows of the aspects and from recently removed rows: one
 * statement for 150 changes, so that a row is found even when it is being removed. Changes whose value is no longer
 * kept are absent.
 */
export async function valuesOf(
  sql: SqlTransaction,
  changes: readonly RowChange[],
): Promise<ReadonlyMap<RowChange, LoggedChange>> {
  const values = new Map<RowChange, LoggedChange>();
  for (const chunk of pieces(changes, CHUNK)) {
    const stored = await readRows(sql, chunk);
    for (const change of chunk) {
      const found = valueOf(change, stored.get(keyText(change.urn, change.aspectName)) ?? []);
      if (found !== undefined) values.set(change, found);
    }
  }
  return values;
}

async function readRows(
  sql: SqlTransaction,
  changes: readonly RowChange[],
): Promise<ReadonlyMap<string, readonly StoredAspect[]>> {
  const keys = new Map<string, readonly [string, string, number]>();
  for (const { urn, aspectName, version } of changes)
    for (const row of new Set([0, version, version - 1]))
      keys.set(`${String(row)} ${keyText(urn, aspectName)}`, [urn, aspectName, row]);
  const where = sql.dialect.tupleIn(['urn', 'aspect', 'version'], keys.size);
  const parameters = [...keys.values()].flat();
  const rows = await sql.select<AspectRow>(
    ['metadata_aspect_v2', 'removed_aspect']
      .map((table) => `SELECT ${ASPECT_COLUMNS} FROM ${table} WHERE ${where}`)
      .join(' UNION ALL '),
    [...parameters, ...parameters],
  );
  const stored = new Map<string, StoredAspect[]>();
  for (const row of rows) {
    const key = keyText(row.urn, row.aspect);
    const known = stored.get(key) ?? [];
    stored.set(key, known);
    known.push(new StoredAspect(row));
  }
  return stored;
}

function valueOf({ version, time }: RowChange, stored: readonly StoredAspect[]): LoggedChange | undefined {
  const record = stored.find((one) => numberOf(one) === version && one.created.time === time);
  if (record === undefined) return undefined;
  const before = latestOf(stored.filter((one) => isBefore(one, record)));
  return { record, before, hasLostBefore: before === undefined && version > 1 };
}
