import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { AppConfig } from '../../foundation/config/index.js';
import type { SqlTransaction } from '../../foundation/database/index.js';
import type { WriteContext } from '../change-proposal.js';
import { type AspectChange, type WriteListener, WriteListeners } from '../write-listener.js';
import { eventBesideRows } from './followed-change.js';
import { ChangeEventStore } from './change-event-store.js';

/** Records changes that no row shows, in the transaction of the write, while events are switched on. */
@Injectable()
export class ChangeEventListener implements WriteListener, OnModuleInit {
  constructor(
    @Inject(WriteListeners) private readonly listeners: WriteListeners,
    @Inject(ChangeEventStore) private readonly store: ChangeEventStore,
    @Inject(AppConfig) private readonly config: AppConfig,
  ) {}

  onModuleInit(): void {
    if (this.config.events.enabled) this.listeners.register(this);
  }

  async inTransaction(changes: readonly AspectChange[], sql: SqlTransaction, { audit }: WriteContext): Promise<void> {
    const events = changes.flatMap((change) => eventBesideRows(change, audit) ?? []);
    if (events.length > 0) await this.store.add(sql, events);
  }
}
