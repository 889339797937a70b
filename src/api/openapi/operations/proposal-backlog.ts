import { Inject, Injectable, Optional } from '@nestjs/common';
import { AppConfig } from '../../../foundation/config/index.js';
import { MessageBus } from '../../../foundation/messaging/index.js';

/** Counts the proposals on the message bus that wait. */
@Injectable()
export class ProposalBacklog {
  constructor(
    private readonly config: AppConfig,
    @Optional() @Inject(MessageBus) private readonly bus: MessageBus | undefined,
  ) {}

  /** Proposals on the bus that no process has read; undefined without a bus. Throws `ENGINE_UNAVAILABLE`. */
  async unread(): Promise<number | undefined> {
    const { kafka, topics } = this.config;
    if (this.bus === undefined || kafka === undefined) return undefined;
    const partitions = await this.bus.lag(kafka.proposalsGroup, topics.proposals);
    return partitions.reduce((sum, { lag }) => sum + lag, 0);
  }
}
