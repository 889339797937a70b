import { Injectable } from '@nestjs/common';
import {
  type AspectKey,
  type AspectRecord,
  type AspectState,
  rangeCondition,
  type ScanRange,
} from '../aspects/index.js';
import { type KeyedRows, pieces, type SqlParameter, type SqlTransaction } from '../foundation/database/index.js';
import type { RepairedRows } from '../graph/index.js';
import { RUN_INDEX_TABLE, runIndexColumns } from './run-index.row.js';
import { deleteRows } from './run-index.statements.js';

/** A row of the run listing that has to be written or removed. */
export interface RunIndexRepair extends AspectKey {
  /** Values in the order of `RUN_INDEX_TABLE.columns`; undefined = the row has no aspect. */
  readonly row: readonly SqlParameter[] | undefined;
}

interface StoredRow {
  readonly urn: string;
  readonly aspect: string;
  readonly run_id: string;
  readonly last_updated: number;
  readonly removed: number;
  readonly telemetry_trace_id: string | null;
}

/**
 * Compares the run listing with the aspects. An aspect whose last write changed nothing keeps the run in the listing.
 */
@Injectable()
export class RunIndexReconciler {
  /**
   * The aspects among `states` whose row is missing, differs, or has no aspect. In a transaction that locks the
   * entities it is exact.
   */
  async differences(sql: SqlTransaction, states: readonly AspectState[]): Promise<readonly RunIndexRepair[]> {
    const stored = await storedRows(sql, [...new Set(states.map(({ urn }) => urn))]);
    return states.flatMap(({ urn, aspectName, record, isRemoved }) => {
      const known = stored.get(`${urn}\n${aspectName}`);
      const row = record === undefined ? undefined : expectedRow(record, isRemoved, known);
      return isSame(known, row) ? [] : [{ urn, aspectName, row }];
    });
  }

  /** Makes the changes. The transaction must lock the entities, and `repairs` must come from it. */
  async apply(sql: SqlTransaction, repairs: readonly RunIndexRepair[]): Promise<RepairedRows> {
    const rows = repairs.flatMap(({ row }) => (row === undefined ? [] : [row]));
    const surplus = repairs.filter(({ row }) => row === undefined);
    await sql.insert(RUN_INDEX_TABLE, rows, 'update');
    await deleteRows(
      sql,
      surplus.map(({ urn, aspectName }) => [urn, aspectName]),
    );
    return { written: rows.length, deleted: surplus.length };
  }

  /** Up to `limit` listed aspects of a stretch that have no latest row. */
  async orphans(sql: SqlTransaction, range: ScanRange, limit: number): Promise<readonly AspectKey[]> {
    const { dialect } = sql;
    const { terms, parameters } = rangeCondition(dialect, { urn: 'i.urn', aspect: 'i.aspect' }, range);
    const row = `a.version = 0 AND ${dialect.byteOrdered('a.urn')} = i.urn AND ${dialect.byteOrdered('a.aspect')} = i.aspect`;
    const where = [...terms, `NOT EXISTS (SELECT 1 FROM metadata_aspect_v2 a WHERE ${row})`].join(' AND ');
    const rows = await sql.select<{ urn: string; aspect: string }>(
      `SELECT i.urn, i.aspect FROM run_index i WHERE ${where} LIMIT ?`,
      [...parameters, limit],
    );
    return rows.map(({ urn, aspect }) => ({ urn, aspectName: aspect }));
  }
}

const ROWS_OF_URNS: KeyedRows = { table: 'run_index', select: RUN_INDEX_TABLE.columns.join(', '), key: ['urn'] };

async function storedRows(sql: SqlTransaction, urns: readonly string[]): Promise<ReadonlyMap<string, StoredRow>> {
  const found = new Map<string, StoredRow>();
  for (const chunk of pieces(urns)) {
    const keys = chunk.map((urn) => [urn]);
    const rows = await sql.select<StoredRow>(...sql.dialect.rowsByKeys(ROWS_OF_URNS, keys));
    for (const row of rows) found.set(`${row.urn}\n${row.aspect}`, row);
  }
  return found;
}

function expectedRow(record: AspectRecord, isRemoved: boolean, known: StoredRow | undefined): SqlParameter[] {
  const [urn = '', aspect = '', runId = '', lastUpdated = 0, , traceId = null] = runIndexColumns(record);
  const keepsRun = known !== undefined && record.systemMetadata?.properties?.['isNoOp'] === 'true';
  const run = keepsRun
    ? [known.run_id, Number(known.last_updated), known.telemetry_trace_id]
    : [runId, lastUpdated, traceId];
  return [urn, aspect, run[0] ?? '', run[1] ?? 0, isRemoved ? 1 : 0, run[2] ?? null];
}

function isSame(known: StoredRow | undefined, row: readonly SqlParameter[] | undefined): boolean {
  if (known === undefined || row === undefined) return known === row;
  const [, , runId, lastUpdated, removed, traceId] = row;
  return (
    known.run_id === runId &&
    Number(known.last_updated) === lastUpdated &&
    Number(known.removed) === removed &&
    known.telemetry_trace_id === traceId
  );
}
