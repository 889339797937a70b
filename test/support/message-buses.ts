import { type KafkaConfig, loadConfig } from '../../src/foundation/config/index.js';
import { type MessageBus, openMessageBus } from '../../src/foundation/messaging/index.js';
import { MemoryMessageBus } from './memory-message-bus.js';

/** A kind of message bus that suites run on. */
export interface TestBus {
  readonly name: 'memory' | 'kafka';
  /** Connections of further processes to one bus. */
  open(): Promise<() => Promise<MessageBus>>;
}

/** The brokers that `TEST_KAFKA_BROKERS` names, as in `127.0.0.1:9092`; undefined where there are none. */
export function testBrokers(): string | undefined {
  const brokers = process.env.TEST_KAFKA_BROKERS ?? '';
  return brokers === '' ? undefined : brokers;
}

/**
 * The buses of this run: always that in memory, and Kafka where `TEST_KAFKA_BROKERS` names it. `TEST_BUSES=kafka`
 * requires it, so that a check cannot pass by not running.
 */
export function testBuses(): readonly TestBus[] {
  const brokers = testBrokers();
  if (brokers === undefined && process.env.TEST_BUSES === 'kafka')
    throw new Error('The tests are to use Kafka, but TEST_KAFKA_BROKERS names no broker');
  return brokers === undefined ? [memory] : [memory, kafkaAt(brokers)];
}

const memory: TestBus = {
  name: 'memory',
  async open() {
    const bus = new MemoryMessageBus();
    return async () => bus;
  },
};

function kafkaAt(brokers: string): TestBus {
  return { name: 'kafka', open: async () => () => openMessageBus(kafkaConfigOf(brokers)) };
}

/** The configuration of connections to `brokers`. */
export function kafkaConfigOf(brokers: string): KafkaConfig {
  const { kafka } = loadConfig({ KAFKA_BOOTSTRAP_SERVER: brokers, MAX_MESSAGE_BYTES: '100000' });
  if (kafka === undefined) throw new Error('There is no broker');
  return kafka;
}
