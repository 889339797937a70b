import { Logger } from '@nestjs/common';
import type { Consumer } from '@platformatic/kafka';
import { FailureLog } from '../../../common/failure-log.js';
import { within } from '../../../concurrency/within.js';
import { pause } from '../../../concurrency/pause.js';
import { backoffMs } from '../../../engine-client/index.js';
import type { Consumption, Subscription } from '../../message-bus.port.js';
import { failureOf } from './kafka-failure.js';
import { GroupSession } from './group-session.js';

const CLOSE_MS = 5_000;

/** Reads one topic as a member of a group, with a new member after each failure. */
export class KafkaConsumption implements Consumption {
  private readonly stopping = new AbortController();
  private readonly ended: Promise<void>;
  private readonly failures: FailureLog;

  constructor(
    private readonly open: () => Consumer,
    private readonly subscription: Subscription,
  ) {
    const { topic } = subscription;
    this.failures = new FailureLog(new Logger('Kafka'), `${topic} cannot be read`, `${topic} is read again`);
    this.ended = this.run();
  }

  get failure(): string | undefined {
    return this.failures.failure;
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.ended;
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    for (let attempt = 1; !signal.aborted; attempt += 1) {
      try {
        await this.readUntilFailure(() => {
          attempt = 1;
          this.failures.noteSuccess();
        });
      } catch (error) {
        if (this.isStopping()) return;
        this.failures.noteFailure(failureOf(error));
        await pause(backoffMs(attempt), signal);
      }
    }
  }

  private isStopping(): boolean {
    return this.stopping.signal.aborted;
  }

  private async readUntilFailure(onProgress: () => void): Promise<void> {
    const consumer = this.open();
    const session = new GroupSession(consumer, this.subscription, this.stopping.signal);
    try {
      await session.run(onProgress);
    } finally {
      session.end();
      await within(
        CLOSE_MS,
        consumer.close(true).catch(() => undefined),
      );
    }
  }
}
