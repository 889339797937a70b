import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type AspectChange, type WriteListener, WriteListeners } from '../aspects/index.js';
import type { SqlTransaction } from '../foundation/database/index.js';
import { RUN_INDEX_TABLE, runIndexColumns } from './run-index.row.js';
import { deleteRows, deleteUrns, markRemoved } from './run-index.statements.js';

/** Maintains the run listing in the transaction of the aspects: one row for each, with the run that last changed it. */
@Injectable()
export class RunIndexListener implements WriteListener, OnModuleInit {
  constructor(private readonly listeners: WriteListeners) {}

  onModuleInit(): void {
    this.listeners.register(this);
  }

  /**
   * An aspect whose write changed nothing keeps its run. When an entity is soft-deleted or restored, all its rows are
   * updated.
   */
  async inTransaction(changes: readonly AspectChange[], sql: SqlTransaction): Promise<void> {
    const real = changes.filter(({ isNoop }) => !isNoop);
    const deletedUrns = new Set(real.filter(({ entityDeleted }) => entityDeleted).map(({ urn }) => urn));
    const living = real.filter(({ urn }) => !deletedUrns.has(urn));
    await deleteUrns(sql, [...deletedUrns]);
    const gone = living.filter(({ current }) => current === undefined);
    await deleteRows(
      sql,
      gone.map(({ urn, aspect }) => [urn, aspect.name]),
    );
    await sql.insert(
      RUN_INDEX_TABLE,
      living.flatMap(({ current }) => (current === undefined ? [] : [runIndexColumns(current)])),
      'update',
    );
    const statuses = living.filter(({ aspect }) => aspect.name === 'status').filter(hasFlipped);
    await markRemoved(
      sql,
      statuses.filter(isRemoved).map(({ urn }) => urn),
      true,
    );
    await markRemoved(
      sql,
      statuses.filter((change) => !isRemoved(change)).map(({ urn }) => urn),
      false,
    );
  }
}

function hasFlipped({ previous, current }: AspectChange): boolean {
  return (previous?.value['removed'] === true) !== (current?.value['removed'] === true);
}

function isRemoved({ current }: AspectChange): boolean {
  return current?.value['removed'] === true;
}
