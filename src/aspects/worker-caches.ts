import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Notice, Workers } from '../foundation/workers/index.js';
import { type AspectChange, type ChangeNotice, type WriteListener, WriteListeners } from './writes/write-listener.js';

const CHANGED = new Notice<readonly ChangeNotice[]>('aspects changed');

/**
 * Keeps the caches of all workers in step with the writes of each: a write is acknowledged when every worker has
 * dropped what depends on it.
 */
@Injectable()
export class WorkerCaches implements WriteListener, OnModuleInit {
  readonly onlyForgets = true;

  constructor(
    private readonly listeners: WriteListeners,
    private readonly workers: Workers,
  ) {}

  onModuleInit(): void {
    if (this.workers.number === undefined) return;
    this.workers.onTold(CHANGED, (changes) => this.listeners.afterOthersCommit(changes));
    this.listeners.register(this);
  }

  async afterCommit(changes: readonly AspectChange[]): Promise<void> {
    const notices = changes.filter((one) => !one.isNoop && this.listeners.isCached(one)).map(noticeOf);
    if (notices.length > 0) await this.workers.tell(CHANGED, notices);
  }
}

function noticeOf({ urn, entityType, aspect: { name, isKey }, entityDeleted }: AspectChange): ChangeNotice {
  return { urn, entityType, aspect: { name, isKey }, entityDeleted };
}
