import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { type WriteListener, WriteListeners } from '../writes/write-listener.js';
import { ChangeLog } from './change-log.js';

/** How often the log is examined for changes of other processes while somebody waits, in milliseconds. */
const POLL_INTERVAL_MS = 1_000;

/**
 * Wakes followers that wait for changes: at once after a commit of this process, and within a second after one of
 * another, which one query for all of them finds.
 */
@Injectable()
export class ChangeWatch implements WriteListener, OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(ChangeWatch.name);
  private readonly waiting = new Set<() => void>();
  private timer: NodeJS.Timeout | undefined;
  private reached: number | undefined;
  private changes = 0;

  constructor(
    private readonly listeners: WriteListeners,
    private readonly log: ChangeLog,
  ) {}

  /** Increases with every change that followers are woken for. */
  get count(): number {
    return this.changes;
  }

  onModuleInit(): void {
    this.listeners.register(this);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
    this.wake();
  }

  afterCommit(): void {
    this.wake();
  }

  /** Wakes everybody who waits, after a commit that write listeners are not called for. */
  wake(): void {
    this.changes += 1;
    for (const resume of [...this.waiting]) resume();
  }

  /**
   * Waits until there is a change that is not included in `count`, a former value of the property. Also resolves after
   * `limitMs`, once the signal is aborted, and sometimes without a change. Never rejects.
   */
  changed(count: number, limitMs: number, signal?: AbortSignal): Promise<void> {
    if (this.changes !== count || limitMs <= 0 || signal?.aborted === true) return Promise.resolve();
    this.timer ??= setInterval(() => void this.look(), POLL_INTERVAL_MS).unref();
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(limit);
        signal?.removeEventListener('abort', wake);
        this.waiting.delete(wake);
        resolve();
      };
      const limit = setTimeout(wake, limitMs);
      signal?.addEventListener('abort', wake);
      this.waiting.add(wake);
    });
  }

  private async look(): Promise<void> {
    if (this.waiting.size === 0) {
      clearInterval(this.timer);
      this.timer = undefined;
      this.reached = undefined;
      return;
    }
    try {
      await this.log.arrange();
      const reached = await this.log.reached();
      if (reached !== this.reached) this.wake();
      this.reached = reached;
    } catch (error) {
      this.logger.debug(`The log of changes could not be examined: ${String(error)}`);
    }
  }
}
