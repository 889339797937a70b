import type { Consumer, Message, MessagesStream } from '@platformatic/kafka';
import { DomainError } from '../../../common/errors.js';
import { listsBy } from '../../../common/lists-by.js';
import { within } from '../../../concurrency/within.js';
import type { ReceivedMessage, Subscription } from '../../message-bus.port.js';
import { needsRejoin } from './kafka-failure.js';

type RawMessage = Message;
type Stream = MessagesStream<Buffer, Buffer, Buffer, Buffer>;

/** Most messages that the handler gets at once. */
const MOST_AT_ONCE = 512;

/** How long a member whose group is changing waits for its new part, in milliseconds. */
const REJOIN_MS = 90_000;

/**
 * The membership of one consumer in its group. When the group changes, everything that was fetched before is dropped
 * and fetched again from the group's position, because another member may have it now.
 */
export class GroupSession {
  private joins = 0;
  private failure: Error | undefined;
  private stream: Stream | undefined;
  private wake: () => void = () => undefined;

  constructor(
    private readonly consumer: Consumer,
    private readonly subscription: Subscription,
    private readonly signal: AbortSignal,
  ) {
    const woken = (): void => this.wake();
    consumer.on('consumer:group:join', () => {
      this.joins += 1;
      woken();
    });
    consumer.on('error', (error) => this.fail(error));
    consumer.on('consumer:heartbeat:stalled', () => this.fail(new Error('The group coordinator does not answer')));
    signal.addEventListener('abort', woken);
  }

  /** Reads until the signal comes; calls `onProgress` whenever the broker has answered. Throws every failure. */
  async run(onProgress: () => void): Promise<void> {
    while (!this.signal.aborted) {
      const before = this.stream;
      this.stream = await this.openStream();
      before?.destroy();
      const joins = this.joins;
      onProgress();
      await this.readWhile(this.stream, () => this.joins === joins && !this.signal.aborted);
    }
  }

  /** Ends the reading at once. */
  end(): void {
    this.stream?.destroy();
  }

  /** A stream from the group's position. The topic stays subscribed while the stream before is open. */
  private async openStream(): Promise<Stream> {
    const { topic } = this.subscription;
    const stream = await this.consumer.consume({ topics: [topic], mode: 'committed', fallbackMode: 'earliest' });
    stream.on('readable', () => this.wake());
    stream.on('end', () => this.wake());
    stream.on('error', (error) => {
      if (stream === this.stream) this.fail(error);
    });
    return stream;
  }

  private async readWhile(stream: Stream, isCurrent: () => boolean): Promise<void> {
    while (isCurrent()) {
      const messages = await this.nextMessages(stream, isCurrent);
      for (const ofPartition of listsBy(messages, partitionOf).values()) {
        if (!isCurrent()) return;
        await this.subscription.handle(ofPartition.map(received), isCurrent);
        if (!isCurrent() || !(await this.commit(ofPartition))) return;
      }
    }
  }

  /** What has been fetched, once there is something or the stream is no longer current. */
  private async nextMessages(stream: Stream, isCurrent: () => boolean): Promise<readonly RawMessage[]> {
    for (;;) {
      const woken = new Promise<void>((resolve) => (this.wake = resolve));
      if (this.failure !== undefined) throw this.failure;
      if (!isCurrent()) return [];
      const messages = readable(stream);
      if (messages.length > 0) return messages;
      if (stream.readableEnded || stream.destroyed) throw new Error('The stream of messages has ended');
      await woken;
    }
  }

  /** Moves the group's position behind the messages; false if the group has changed, so that they come again. */
  private async commit(messages: readonly RawMessage[]): Promise<boolean> {
    const last = messages.at(-1);
    if (last === undefined) return true;
    const { topic, partition, offset, leaderEpoch } = last;
    const joins = this.joins;
    try {
      await this.consumer.commit({ offsets: [{ topic, partition, offset: offset + 1n, leaderEpoch }] });
      return true;
    } catch (error) {
      if (!needsRejoin(error)) throw error;
      await within(REJOIN_MS, this.joinedAfter(joins));
      if (this.joins === joins) throw new DomainError('ENGINE_UNAVAILABLE', 'The consumer group does not come to rest');
      return false;
    }
  }

  private async joinedAfter(joins: number): Promise<void> {
    while (this.joins === joins && this.failure === undefined && !this.signal.aborted)
      await new Promise<void>((resolve) => (this.wake = resolve));
  }

  private fail(error: Error): void {
    this.failure ??= error;
    this.wake();
  }
}

function readable(stream: Stream): readonly RawMessage[] {
  const messages: RawMessage[] = [];
  while (messages.length < MOST_AT_ONCE) {
    const next = stream.read() as RawMessage | null;
    if (next === null) break;
    messages.push(next);
  }
  return messages;
}

function partitionOf({ partition }: RawMessage): number {
  return partition;
}

function received({ topic, partition, offset, key, value, headers }: RawMessage): ReceivedMessage {
  return {
    topic,
    partition,
    offset,
    key: textOf(key),
    value: bytesOf(value),
    headers: Object.fromEntries([...headers].map(([name, text]) => [String(name), String(text)])),
  };
}

/** The bytes of a value; none for a message that has no value, which the client's types leave out. */
function bytesOf(value: unknown): Buffer {
  return Buffer.isBuffer(value) ? value : Buffer.alloc(0);
}

function textOf(key: unknown): string | undefined {
  return Buffer.isBuffer(key) ? key.toString() : undefined;
}
