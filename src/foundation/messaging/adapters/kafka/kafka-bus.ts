import {
  Admin,
  compatibilityPartitioner,
  Consumer,
  ListOffsetTimestamps,
  ProduceAcks,
  Producer,
} from '@platformatic/kafka';
import type { KafkaConfig } from '../../../config/index.js';
import { within } from '../../../concurrency/within.js';
import {
  type BusMessage,
  type Consumption,
  MessageBus,
  type PartitionLag,
  type Subscription,
  type TopicSpec,
} from '../../message-bus.port.js';
import { connectionOptions } from './connection-options.js';
import { failureOf, isProtocolError } from './kafka-failure.js';
import { KafkaConsumption } from './kafka-consumption.js';

/** Most messages and bytes of one request. */
const MOST_MESSAGES = 500;
const MOST_BYTES = 1_000_000;

/** Most bytes that a request for messages returns, unless one message alone has more. */
const FETCHED_BYTES = 5_242_880;

/** Messages beyond which no more are requested until the handler has taken some. */
const FETCHED_AHEAD = 16;

const SESSION_MS = 30_000;
const CLOSE_MS = 5_000;

/** `MessageBus` on Kafka. Keys are placed in the partitions in which clients of Java place them. */
export class KafkaBus extends MessageBus {
  private readonly options: ReturnType<typeof connectionOptions>;
  private readonly producer: Producer<string, Buffer, string, string>;
  private readonly admin: Admin;

  constructor(private readonly config: KafkaConfig) {
    super();
    this.options = connectionOptions(config);
    const text = (given?: string) => (given === undefined ? undefined : Buffer.from(given));
    this.producer = new Producer({
      ...this.options,
      acks: ProduceAcks.ALL,
      compression: 'snappy',
      partitioner: (message, key) => compatibilityPartitioner(message, key),
      serializers: { key: text, value: (value) => value, headerKey: text, headerValue: text },
    });
    this.admin = new Admin(this.options);
    for (const client of [this.producer, this.admin]) client.on('error', () => undefined);
  }

  async createMissing(topics: readonly TopicSpec[]): Promise<void> {
    try {
      const known = new Set(await this.admin.listTopics());
      for (const topic of topics.filter(({ name }) => !known.has(name))) await this.create(topic);
    } catch (error) {
      throw failureOf(error);
    }
  }

  async send(topic: string, messages: readonly BusMessage[]): Promise<void> {
    for (const chunk of chunksOf(messages)) {
      try {
        await this.producer.send({ messages: chunk.map((message) => ({ topic, ...produced(message) })) });
      } catch (error) {
        throw failureOf(error);
      }
    }
  }

  consume(subscription: Subscription): Consumption {
    const open = (): Consumer =>
      new Consumer({
        ...this.options,
        groupId: subscription.group,
        autocommit: false,
        maxBytes: FETCHED_BYTES,
        highWaterMark: FETCHED_AHEAD,
        sessionTimeout: SESSION_MS,
        rebalanceTimeout: SESSION_MS,
        retries: 0,
      });
    return new KafkaConsumption(open, subscription);
  }

  async lag(group: string, topic: string): Promise<readonly PartitionLag[]> {
    try {
      const partitions = await this.partitionsOf(topic);
      const [ends, read] = await Promise.all([this.endsOf(topic, partitions), this.readBy(group, topic)]);
      const starts = await this.startsOf(topic, partitions);
      return partitions.map((partition) => {
        const offset = read.get(partition);
        const from = offset ?? starts.get(partition) ?? 0n;
        return { partition, offset, lag: Math.max(0, Number((ends.get(partition) ?? from) - from)) };
      });
    } catch (error) {
      throw failureOf(error);
    }
  }

  async close(): Promise<void> {
    await within(CLOSE_MS, Promise.allSettled([this.producer.close(true), this.admin.close()]));
  }

  private async create({ name, partitions, retentionMs }: TopicSpec): Promise<void> {
    const { newTopics } = this.config;
    const configs = [
      { name: 'max.message.bytes', value: String(newTopics.maxMessageBytes) },
      ...(retentionMs === undefined ? [] : [{ name: 'retention.ms', value: String(retentionMs) }]),
    ];
    const topics = [{ topic: name, partitions: partitions ?? newTopics.partitions, replicas: newTopics.replicas }];
    try {
      await this.admin.createTopics({ topics, configs });
    } catch (error) {
      if (!isProtocolError(error, 'TOPIC_ALREADY_EXISTS')) throw error;
    }
  }

  private async partitionsOf(topic: string): Promise<readonly number[]> {
    const { topics } = await this.admin.metadata({ topics: [topic] });
    return Array.from({ length: topics.get(topic)?.partitionsCount ?? 0 }, (_, at) => at);
  }

  private async endsOf(topic: string, partitions: readonly number[]): Promise<ReadonlyMap<number, bigint>> {
    return this.offsetsOf(topic, partitions, ListOffsetTimestamps.LATEST);
  }

  private async startsOf(topic: string, partitions: readonly number[]): Promise<ReadonlyMap<number, bigint>> {
    return this.offsetsOf(topic, partitions, ListOffsetTimestamps.EARLIEST);
  }

  private async offsetsOf(
    name: string,
    partitions: readonly number[],
    timestamp: bigint,
  ): Promise<ReadonlyMap<number, bigint>> {
    const asked = partitions.map((partitionIndex) => ({ partitionIndex, timestamp }));
    const [found] = await this.admin.listOffsets({ topics: [{ name, partitions: asked }] });
    return new Map((found?.partitions ?? []).map(({ partitionIndex, offset }) => [partitionIndex, offset]));
  }

  private async readBy(group: string, topic: string): Promise<ReadonlyMap<number, bigint>> {
    const [found] = await this.admin.listConsumerGroupOffsets({ groups: [group] });
    const partitions = found?.topics.find(({ name }) => name === topic)?.partitions ?? [];
    return new Map(
      partitions
        .filter(({ committedOffset }) => committedOffset >= 0n)
        .map(({ partitionIndex, committedOffset }) => [partitionIndex, committedOffset]),
    );
  }
}

function produced({ key, value, headers }: BusMessage) {
  return {
    value,
    ...(key === undefined ? {} : { key }),
    ...(headers === undefined ? {} : { headers: { ...headers } }),
  };
}

/** The messages in requests of limited size; a message that is larger has one for itself. */
function chunksOf(messages: readonly BusMessage[]): readonly (readonly BusMessage[])[] {
  const chunks: BusMessage[][] = [];
  let bytes = 0;
  for (const message of messages) {
    const last = chunks.at(-1);
    if (last === undefined || last.length >= MOST_MESSAGES || bytes + message.value.length > MOST_BYTES) {
      chunks.push([message]);
      bytes = message.value.length;
    } else {
      last.push(message);
      bytes += message.value.length;
    }
  }
  return chunks;
}
