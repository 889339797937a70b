import { Inject, Injectable, Logger, Optional } from '@nestjs/common';
import { Clock } from '../../../foundation/common/clock.js';
import type { JsonObject } from '../../../foundation/json/json.js';
import { messageOf } from '../../../foundation/common/message-of.js';
import { AppConfig } from '../../../foundation/config/index.js';
import { MessageBus } from '../../../foundation/messaging/index.js';

/** Events that wait for the broker at most; further ones are lost. */
const MOST_WAITING = 1_000;

/** Times below this are in seconds, as in DataHub. */
const LEAST_MS = 1_000_000_000_000;

/**
 * Publishes usage events of pages on the message bus, as DataHub does: JSON text, whose key is the urn of the actor.
 * They are statistics: a page does not wait for them, and those that the broker does not take are lost.
 */
@Injectable()
export class UsageEvents {
  private readonly logger = new Logger('Kafka');
  private waiting = 0;
  private isFailing = false;

  constructor(
    private readonly config: AppConfig,
    private readonly clock: Clock,
    @Optional() @Inject(MessageBus) private readonly bus: MessageBus | undefined,
  ) {}

  /**
   * Begins to publish an event of the actor (a urn), who is named in it; does nothing without a message bus. Never
   * throws.
   */
  publish(event: JsonObject, actor: string): void {
    if (this.bus === undefined || this.waiting >= MOST_WAITING) return;
    const timestamp = timeOf(event['timestamp']) ?? this.clock.now();
    const text = JSON.stringify({ ...event, actorUrn: actor, timestamp });
    void this.send(this.bus, actor, text);
  }

  private async send(bus: MessageBus, key: string, text: string): Promise<void> {
    this.waiting += 1;
    try {
      await bus.send(this.config.topics.usageEvents, [{ key, value: Buffer.from(text) }]);
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing) this.logger.warn(`Usage events are lost: ${messageOf(error)}`);
      this.isFailing = true;
    } finally {
      this.waiting -= 1;
    }
  }
}

/** The time that pages send as milliseconds, seconds or a date, in milliseconds since 1970; undefined for others. */
function timeOf(given: unknown): number | undefined {
  if (typeof given !== 'number' && typeof given !== 'string') return undefined;
  const number = given === '' ? Number.NaN : Number(given);
  const time = Number.isNaN(number) ? Date.parse(String(given)) : number > LEAST_MS ? number : number * 1000;
  return Number.isFinite(time) ? Math.trunc(time) : undefined;
}
