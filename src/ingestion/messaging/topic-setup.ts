import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DAY_MS } from '../../foundation/common/durations.js';
import { messageOf } from '../../foundation/common/message-of.js';
import { pause } from '../../foundation/concurrency/pause.js';
import { AppConfig } from '../../foundation/config/index.js';
import { backoffMs } from '../../foundation/engine-client/index.js';
import { MessageBus, type TopicSpec } from '../../foundation/messaging/index.js';
import { OneProcess, Workers } from '../../foundation/workers/index.js';

/** How long DataHub keeps changes of time series, in milliseconds: 90 days. */
const TIMESERIES_MS = 90 * DAY_MS;

const FOR_EVER = -1;

/** Creates the topics that are missing, as soon as a broker answers. */
@Injectable()
export class TopicSetup implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Kafka');
  private readonly stopping = new AbortController();
  private obstacle: string | undefined;
  private settle: (isReady: boolean) => void = () => undefined;
  /**
   * Resolves to true once the topics are there, or to false when the service stops before, and in a process that only
   * reads: it reads and sends no messages.
   */
  readonly ready = new Promise<boolean>((resolve) => (this.settle = resolve));

  constructor(
    private readonly bus: MessageBus,
    private readonly config: AppConfig,
    private readonly workers: Workers = new OneProcess(),
  ) {}

  /** Why the topics cannot be created now; undefined while there is no obstacle. */
  get failure(): string | undefined {
    return this.obstacle;
  }

  onApplicationBootstrap(): void {
    if (this.workers.onlyReads) this.settle(false);
    else if (this.config.kafka?.createsTopics === true) void this.create();
    else this.settle(true);
  }

  onModuleDestroy(): void {
    this.stopping.abort();
    this.settle(false);
  }

  private async create(): Promise<void> {
    const { signal } = this.stopping;
    for (let attempt = 1; !signal.aborted; attempt += 1) {
      try {
        await this.bus.createMissing(this.wanted());
        this.obstacle = undefined;
        this.settle(true);
        return;
      } catch (error) {
        this.obstacle = messageOf(error);
        if (attempt === 1) this.logger.warn(`Topics cannot be created yet: ${messageOf(error)}`);
        await pause(backoffMs(attempt), signal);
      }
    }
  }

  private wanted(): readonly TopicSpec[] {
    const { topics } = this.config;
    return [
      { name: topics.proposals },
      { name: topics.failedProposals },
      { name: topics.versionedChanges },
      { name: topics.timeseriesChanges, retentionMs: TIMESERIES_MS },
      { name: topics.platformEvents },
      { name: topics.usageEvents },
      { name: topics.upgradeHistory, partitions: 1, retentionMs: FOR_EVER },
    ];
  }
}
