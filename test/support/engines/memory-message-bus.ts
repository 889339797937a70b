import { DomainError } from '../../../src/foundation/common/errors.js';
import {
  type BusMessage,
  type Consumption,
  MessageBus,
  type PartitionLag,
  type ReceivedMessage,
  type Subscription,
  type TopicSpec,
} from '../../../src/foundation/messaging/index.js';

const RETRY_MS = 5;

interface Reader {
  readonly subscription: Subscription;
  isStopped: boolean;
  failure: string | undefined;
  ended: Promise<void>;
}

/** A message bus in this process: topics of one partition, which the first reader of a group has. */
export class MemoryMessageBus extends MessageBus {
  /** Whether nothing is sent and read. */
  isDown = false;
  /** Longest message, in bytes. */
  limit = Number.POSITIVE_INFINITY;
  readonly topics = new Map<string, BusMessage[]>();
  readonly positions = new Map<string, number>();
  private readonly readers: Reader[] = [];

  async createMissing(topics: readonly TopicSpec[]): Promise<void> {
    this.requireUp();
    for (const { name } of topics) if (!this.topics.has(name)) this.topics.set(name, []);
  }

  async send(topic: string, messages: readonly BusMessage[]): Promise<void> {
    this.requireUp();
    if (messages.some(({ value }) => value.length > this.limit))
      throw new DomainError('PAYLOAD_TOO_LARGE', 'The message is too large');
    this.messagesOf(topic).push(...messages);
  }

  consume(subscription: Subscription): Consumption {
    const reader: Reader = { subscription, isStopped: false, failure: undefined, ended: Promise.resolve() };
    this.readers.push(reader);
    reader.ended = this.read(reader);
    return {
      get failure() {
        return reader.failure;
      },
      async stop() {
        reader.isStopped = true;
        await reader.ended;
      },
    };
  }

  async lag(group: string, topic: string): Promise<readonly PartitionLag[]> {
    this.requireUp();
    const position = this.positions.get(`${group} ${topic}`);
    const offset = position === undefined ? undefined : BigInt(position);
    return [{ partition: 0, offset, lag: this.messagesOf(topic).length - (position ?? 0) }];
  }

  async close(): Promise<void> {
    await Promise.all(this.readers.map(({ ended }) => ended));
  }

  private async read(reader: Reader): Promise<void> {
    const { topic, group, handle } = reader.subscription;
    const key = `${group} ${topic}`;
    const isOwned = (): boolean => this.ownerOf(key) === reader;
    while (!reader.isStopped) {
      try {
        this.requireUp();
        const from = this.positions.get(key) ?? 0;
        const messages = isOwned() ? this.messagesOf(topic).slice(from) : [];
        if (messages.length > 0) {
          await handle(
            messages.map((message, at) => received(topic, from + at, message)),
            isOwned,
          );
          if (isOwned()) this.positions.set(key, from + messages.length);
        }
        reader.failure = undefined;
      } catch (error) {
        reader.failure = String(error);
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }

  private ownerOf(key: string): Reader | undefined {
    return this.readers.find(
      ({ subscription, isStopped }) => !isStopped && `${subscription.group} ${subscription.topic}` === key,
    );
  }

  private messagesOf(topic: string): BusMessage[] {
    const known = this.topics.get(topic);
    if (known === undefined) throw new DomainError('ENGINE_UNAVAILABLE', `There is no topic ${topic}`);
    return known;
  }

  private requireUp(): void {
    if (this.isDown) throw new DomainError('ENGINE_UNAVAILABLE', 'The bus is down');
  }
}

function received(topic: string, offset: number, message: BusMessage): ReceivedMessage {
  return { ...message, topic, partition: 0, offset: BigInt(offset) };
}
