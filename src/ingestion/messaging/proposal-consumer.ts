import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DomainError } from '../../foundation/common/errors.js';
import { messageOf } from '../../foundation/common/message-of.js';
import { AppConfig } from '../../foundation/config/index.js';
import { backoffMs } from '../../foundation/engine-client/index.js';
import { type Consumption, MessageBus, type ReceivedMessage } from '../../foundation/messaging/index.js';
import { type CounterMetric, MetricsRegistry } from '../../foundation/telemetry/index.js';
import { handleBatch } from './proposal-batch.js';
import { ProposalWriter } from './proposal-writer.js';
import { TopicSetup } from './topic-setup.js';

/**
 * Writes the proposals that arrive over the bus. A message counts as read once its proposal is durable or stands in the
 * topic of failures; while neither is possible, nothing more is read.
 */
@Injectable()
export class ProposalConsumer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Proposals');
  private readonly outcomes: CounterMetric;
  private consumption: Consumption | undefined;
  private obstacle: string | undefined;
  private isStopping = false;
  private starting: Promise<void> = Promise.resolve();

  constructor(
    private readonly bus: MessageBus,
    private readonly writer: ProposalWriter,
    private readonly topics: TopicSetup,
    private readonly config: AppConfig,
    metrics: MetricsRegistry,
  ) {
    this.outcomes = metrics.counter({
      name: 'messaging_proposals_total',
      help: 'Proposals read from the message bus, by outcome: written or refused.',
      labels: ['outcome'],
    });
  }

  onApplicationBootstrap(): void {
    if (this.config.kafka?.consumesProposals === true) this.starting = this.start();
  }

  /** Ends the reading after the writes under way. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    await this.starting;
    await this.consumption?.stop();
  }

  /** Why no proposal is read or written now; undefined while there is no obstacle. */
  get failure(): string | undefined {
    return this.obstacle ?? this.consumption?.failure;
  }

  private async start(): Promise<void> {
    if (!(await this.topics.ready) || this.isStopping) return;
    const { topics, kafka } = this.config;
    this.consumption = this.bus.consume({
      topic: topics.proposals,
      group: kafka?.proposalsGroup ?? '',
      handle: (messages, isOwned) => this.handle(messages, () => isOwned() && !this.isStopping),
    });
  }

  private async handle(messages: readonly ReceivedMessage[], isOwned: () => boolean): Promise<void> {
    await handleBatch(messages, {
      isOwned,
      write: async (ofKey) => {
        const count = await this.untilPossible(() => this.writer.write(ofKey), isOwned);
        if (count > 0) this.outcomes.add(count, { outcome: 'written' });
        return count;
      },
      writeOrFail: async (message) => {
        const isWritten = await this.untilPossible(() => this.writer.writeOrFail(message), isOwned);
        this.outcomes.add(1, { outcome: isWritten ? 'written' : 'refused' });
      },
    });
  }

  /** The result of `work`, which is repeated while it fails for reasons that pass. */
  private async untilPossible<T>(work: () => Promise<T>, isOwned: () => boolean): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const result = await work();
        this.obstacle = undefined;
        return result;
      } catch (error) {
        if (!isOwned())
          throw new DomainError('STOPPING', 'The messages belong to another process now', { cause: error });
        if (this.obstacle === undefined) this.logger.warn(`Proposals wait: ${messageOf(error)}`);
        this.obstacle = messageOf(error);
        await sleep(backoffMs(attempt));
      }
    }
  }
}
