import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AppConfig } from '../../foundation/config/index.js';
import type { SqlTransaction } from '../../foundation/database/index.js';
import type { WriteContext } from '../change-proposal.js';
import { type AspectChange, type WriteListener, WriteListeners } from '../writes/write-listener.js';
import { ChangeLog } from './change-log.js';
import { changeInRow, eventBesideRows, type FollowedChange, type RowChange } from './followed-change.js';

/**
 * Records every change in the log, in the transaction of the write, while events are switched on. Of the changes of one
 * write, those of keys come first.
 */
@Injectable()
export class ChangeEventListener implements WriteListener, OnModuleInit {
  constructor(
    private readonly listeners: WriteListeners,
    private readonly log: ChangeLog,
    private readonly config: AppConfig,
  ) {}

  onModuleInit(): void {
    if (this.config.events.enabled) this.listeners.register(this);
  }

  async inTransaction(changes: readonly AspectChange[], sql: SqlTransaction, { audit }: WriteContext): Promise<void> {
    const keys: RowChange[] = [];
    const rows: RowChange[] = [];
    const events: FollowedChange[] = [];
    for (const change of changes) {
      const row = changeInRow(change, audit);
      const event = row === undefined ? eventBesideRows(change, audit) : undefined;
      if (row !== undefined) (change.aspect.isKey ? keys : rows).push(row);
      if (event !== undefined) events.push(event);
    }
    const found = keys.length + rows.length + events.length > 0;
    if (found) await this.log.addChanges(sql, [...keys, ...rows], events);
  }
}
