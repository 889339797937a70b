import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { MemoryMessageBus } from '../../../test/support/engines/memory-message-bus.js';
import { poll } from '../../../test/support/measures/poll.js';
import { DomainError } from '../../foundation/common/errors.js';
import { loadConfig } from '../../foundation/config/index.js';
import type { ReceivedMessage } from '../../foundation/messaging/index.js';
import { MetricsRegistry } from '../../foundation/telemetry/index.js';
import { ProposalConsumer } from './proposal-consumer.js';
import type { ProposalWriter } from './proposal-writer.js';
import { TopicSetup } from './topic-setup.js';

const config = loadConfig({ KAFKA_BOOTSTRAP_SERVER: 'broker:9092' });
const { proposals: topic, failedProposals } = config.topics;

/** A writer of a database that may be dead, and that refuses some texts. */
class Writer {
  isDead = false;
  readonly refused = new Set<string>();
  readonly written: string[] = [];
  readonly failed: string[] = [];

  async write([first]: readonly ReceivedMessage[]): Promise<number> {
    return first !== undefined && (await this.writeOne(first)) ? 1 : 0;
  }

  private async writeOne({ value }: ReceivedMessage): Promise<boolean> {
    if (this.isDead) throw new DomainError('ENGINE_UNAVAILABLE', 'The database is dead');
    const text = value.toString();
    if (!this.refused.has(text)) this.written.push(text);
    return !this.refused.has(text);
  }

  async writeOrFail(message: ReceivedMessage): Promise<boolean> {
    const isWritten = await this.writeOne(message);
    if (!isWritten) this.failed.push(message.value.toString());
    return isWritten;
  }
}

describe('ProposalConsumer', () => {
  let bus: MemoryMessageBus;
  let writer: Writer;
  const running: (readonly [TopicSetup, ProposalConsumer])[] = [];

  beforeEach(() => {
    bus = new MemoryMessageBus();
    writer = new Writer();
  });

  afterEach(async () => {
    for (const replica of running.splice(0)) await stop(replica);
  });

  const start = (): readonly [TopicSetup, ProposalConsumer] => {
    const topics = new TopicSetup(bus, config);
    const consumer = new ProposalConsumer(
      bus,
      writer as Partial<ProposalWriter> as ProposalWriter,
      topics,
      config,
      new MetricsRegistry(),
    );
    topics.onApplicationBootstrap();
    consumer.onApplicationBootstrap();
    running.push([topics, consumer]);
    return [topics, consumer];
  };

  const stop = async ([topics, consumer]: readonly [TopicSetup, ProposalConsumer]): Promise<void> => {
    topics.onModuleDestroy();
    await consumer.beforeApplicationShutdown();
  };

  const send = (...texts: readonly string[]): Promise<void> =>
    bus.send(
      topic,
      texts.map((text) => ({ key: text, value: Buffer.from(text) })),
    );

  const position = (): number => bus.positions.get(`${config.kafka?.proposalsGroup} ${topic}`) ?? 0;

  it('should create the topics and write what arrives', async () => {
    start();
    await poll(() => bus.topics.has(topic) && bus.topics.has(failedProposals), 'the topics');
    await send('a', 'b');
    await poll(() => position() === 2, 'the position of the group');
    expect(writer.written).toEqual(['a', 'b']);
  });

  it('should lose nothing, read nothing on and say why while the database is dead', async () => {
    writer.isDead = true;
    const [, consumer] = start();
    await poll(() => bus.topics.has(topic), 'the topics');
    await send('a');
    await poll(() => consumer.failure?.includes('dead'), 'the failure');
    await send('b');
    expect([writer.written, position()]).toEqual([[], 0]);
    writer.isDead = false;
    await poll(() => position() === 2, 'the position of the group');
    expect(writer.written).toEqual(['a', 'b']);
    expect(consumer.failure).toBeUndefined();
  });

  it('should leave what it could not write to the next process', async () => {
    writer.isDead = true;
    const first = start();
    await poll(() => bus.topics.has(topic), 'the topics');
    await send('a');
    await poll(() => first[1].failure !== undefined, 'the failure');
    await stop(first);
    expect(position()).toBe(0);
    writer.isDead = false;
    start();
    await poll(() => position() === 1, 'the position of the group');
    expect(writer.written).toEqual(['a']);
  });

  it('should go on behind a message that is refused', async () => {
    start();
    await poll(() => bus.topics.has(topic), 'the topics');
    writer.refused.add('bad');
    await send('bad', 'good');
    await poll(() => position() === 2, 'the position of the group');
    expect([writer.written, writer.failed]).toEqual([['good'], ['bad']]);
  });

  it('should wait for a bus that is down when it starts', async () => {
    bus.isDown = true;
    start();
    bus.isDown = false;
    await poll(() => bus.topics.has(topic), 'the topics');
    await send('a');
    await poll(() => writer.written.length > 0, 'the message');
  });
});
