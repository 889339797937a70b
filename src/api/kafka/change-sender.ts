import { Injectable, Logger } from '@nestjs/common';
import type { FollowedChange } from '../../aspects/index.js';
import { DomainError } from '../../foundation/common/errors.js';
import { listsBy } from '../../foundation/common/lists-by.js';
import { MessageBus } from '../../foundation/messaging/index.js';
import { ChangeMessages, type TopicMessage } from './change-messages.js';

/** Sends changes to their topics. */
@Injectable()
export class ChangeSender {
  private readonly logger = new Logger('Publication');

  constructor(
    private readonly bus: MessageBus,
    private readonly messages: ChangeMessages,
  ) {}

  /**
   * Sends changes in their order, to all topics at the same time, and resolves once the broker has them all. A change
   * that is too large for its topic is sent without its values. Returns the number of messages. Throws
   * `ENGINE_UNAVAILABLE`.
   */
  async send(changes: readonly FollowedChange[]): Promise<number> {
    const messages = (await Promise.all(changes.map((change) => this.messages.of(change)))).flat();
    try {
      await this.sendAll(messages);
    } catch (error) {
      if (!isTooLarge(error)) throw error;
      for (const change of changes) await this.sendOne(change);
    }
    return messages.length;
  }

  private async sendAll(messages: readonly TopicMessage[]): Promise<void> {
    const topics = [...listsBy(messages, (message) => message.topic)];
    const sent = await Promise.allSettled(topics.map(([topic, ofTopic]) => this.bus.send(topic, ofTopic)));
    const failures = sent.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    if (failures.length > 0) throw failures.find((failure) => !isTooLarge(failure)) ?? failures[0];
  }

  private async sendOne(change: FollowedChange): Promise<void> {
    for (const message of await this.messages.of(change)) {
      try {
        await this.bus.send(message.topic, [message]);
      } catch (error) {
        if (!isTooLarge(error)) throw error;
        this.logger.warn(
          `${change.aspectName} of ${change.urn} is too large for ${message.topic}: sent without values`,
        );
        const bare = await this.messages.withoutValues(change);
        if (bare.topic === message.topic) await this.bus.send(bare.topic, [bare]);
      }
    }
  }
}

function isTooLarge(error: unknown): boolean {
  return error instanceof DomainError && error.code === 'PAYLOAD_TOO_LARGE';
}
