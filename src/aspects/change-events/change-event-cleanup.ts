import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../foundation/common/clock.js';
import { AppConfig } from '../../foundation/config/index.js';
import { removeStepwise } from '../../foundation/database/index.js';
import { AspectRemover } from '../aspect-remover.js';
import { ChangeEventStore } from './change-event-store.js';

const HOUR_MS = 60 * 60 * 1000;

/** Removes events, and rows kept for followers of changes, once they are older than configured. */
@Injectable()
export class ChangeEventCleanup implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(ChangeEventCleanup.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(ChangeEventStore) private readonly store: ChangeEventStore,
    @Inject(AspectRemover) private readonly remover: AspectRemover,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AppConfig) private readonly config: AppConfig,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.removeOld(), HOUR_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Removes what is too old; errors of the database are logged. */
  async removeOld(): Promise<void> {
    const before = this.clock.now() - this.config.events.retentionMs;
    try {
      await removeStepwise((most) => this.store.removeBefore(before, most));
      await removeStepwise((most) => this.remover.forgetBefore(before, most));
    } catch (error) {
      this.logger.warn(`Old events could not be removed: ${String(error)}`);
    }
  }
}
