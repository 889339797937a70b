import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { listsBy } from '../../foundation/common/lists-by.js';
import {
  Database,
  type KeyedRows,
  selectPieces,
  type SqlTransaction,
  type TableShape,
} from '../../foundation/database/index.js';
import {
  SeriesTakeover,
  type TimeseriesDocument,
  type TimeseriesSelection,
  type ValueDeleteListener,
  ValueDeletes,
} from '../../timeseries/index.js';
import { TaskStore } from '../task-status/task-store.js';
import { TAKEOVER } from './takeover-status.js';

const TABLE: TableShape = { name: 'takeover_delete', columns: ['id', 'urn', 'selection'], key: ['id'] };

const OF_URNS: KeyedRows = { table: TABLE.name, select: 'selection', key: ['urn'], index: 'takeover_delete_urn' };

/** The urn of deletes of the values of a run, whatever the entity. */
const NO_URN = '';

/**
 * Records deletes of time-series values while a takeover copies time series: the copy must not bring back what it reads
 * after the delete from DataHub's indices, which still contain it.
 */
@Injectable()
export class TakeoverDeletes implements ValueDeleteListener, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly tasks: TaskStore,
    private readonly deletes: ValueDeletes,
    private readonly series: SeriesTakeover,
  ) {}

  onModuleInit(): void {
    this.deletes.register(this);
  }

  /** Records the delete unless no copy is under way or to be continued. */
  async beforeDelete(selection: TimeseriesSelection): Promise<void> {
    if (!this.series.copies) return;
    const takeover = await this.tasks.latest(TAKEOVER);
    if (takeover?.state !== 'RUNNING' && takeover?.state !== 'FAILED') return;
    const row = [randomUUID(), selection.urn ?? NO_URN, JSON.stringify(selection)];
    await this.database.transaction((sql) => sql.insert(TABLE, [row]));
  }

  /** Returns the documents that no recorded delete selects. */
  async without(
    documents: readonly TimeseriesDocument[],
    sql?: SqlTransaction,
  ): Promise<readonly TimeseriesDocument[]> {
    if (documents.length === 0) return documents;
    const urns = [...new Set([NO_URN, ...documents.map(({ urn }) => urn)])];
    const find = (connection: SqlTransaction) => recorded(connection, urns);
    const deletes = await (sql === undefined ? this.database.read(find) : find(sql));
    const byUrn = listsBy(deletes, ({ urn = NO_URN }) => urn);
    const isDeleted = (one: TimeseriesDocument): boolean =>
      [NO_URN, one.urn].some((urn) => byUrn.get(urn)?.some((selection) => selects(selection, one)));
    return byUrn.size === 0 ? documents : documents.filter((one) => !isDeleted(one));
  }

  /** Forgets all recorded deletes. */
  async forget(): Promise<void> {
    await this.database.transaction((sql) => sql.execute(`DELETE FROM ${TABLE.name}`));
  }
}

async function recorded(sql: SqlTransaction, urns: readonly string[]): Promise<readonly TimeseriesSelection[]> {
  const rows = await selectPieces(urns, (piece) => {
    const keys = piece.map((urn) => [urn]);
    return sql.select<{ selection: string }>(...sql.dialect.rowsByKeys(OF_URNS, keys));
  });
  return rows.map(({ selection }) => JSON.parse(selection) as TimeseriesSelection);
}

/** Whether a selection of values of the document's entity, or of any, selects the document. */
function selects(selection: TimeseriesSelection, document: TimeseriesDocument): boolean {
  const { aspectName, runId, startTimeMillis = -Infinity, endTimeMillis = Infinity } = selection;
  return (
    (aspectName === undefined || aspectName.toLowerCase() === document.aspectName.toLowerCase()) &&
    (runId === undefined || runId === document.runId) &&
    document.timestampMillis >= startTimeMillis &&
    document.timestampMillis <= endTimeMillis
  );
}
