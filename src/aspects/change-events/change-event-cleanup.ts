import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../foundation/common/clock.js';
import { HOUR_MS, MINUTE_MS } from '../../foundation/common/durations.js';
import { AppConfig } from '../../foundation/config/index.js';
import { Database, removeStepwise } from '../../foundation/database/index.js';
import { AspectRemover } from '../rows/aspect-remover.js';
import { removeEntries } from './change-log-begin.js';
import { ChangeLog } from './change-log.js';

/**
 * Removes entries of the log, and rows kept for followers of changes, once they are older than configured. Assigns
 * places each minute, so that the first follower after a while need not wait for many of them.
 */
@Injectable()
export class ChangeEventCleanup implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(ChangeEventCleanup.name);
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(
    private readonly log: ChangeLog,
    private readonly database: Database,
    private readonly remover: AspectRemover,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  onModuleInit(): void {
    this.timers.push(setInterval(() => void this.removeOld(), HOUR_MS).unref());
    if (this.config.events.enabled) this.timers.push(setInterval(() => void this.arrange(), MINUTE_MS).unref());
  }

  onApplicationShutdown(): void {
    for (const timer of this.timers) clearInterval(timer);
  }

  /** Removes what is too old; errors of the database are logged. */
  async removeOld(): Promise<void> {
    const before = this.clock.now() - this.config.events.retentionMs;
    try {
      await this.log.arrange();
      await removeStepwise((most) => removeEntries(this.database, before, most));
      await removeStepwise((most) => this.remover.forgetBefore(before, most));
    } catch (error) {
      this.logger.warn(`Old events could not be removed: ${String(error)}`);
    }
  }

  private async arrange(): Promise<void> {
    try {
      await this.log.arrange();
    } catch (error) {
      this.logger.warn(`The changes of the last minute could not be put in order: ${String(error)}`);
    }
  }
}
