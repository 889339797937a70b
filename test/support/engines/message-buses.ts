import { randomBytes } from 'node:crypto';
import { type KafkaConfig, loadConfig } from '../../../src/foundation/config/index.js';
import { type MessageBus, openMessageBus } from '../../../src/foundation/messaging/index.js';
import { MemoryMessageBus } from './memory-message-bus.js';

/** A kind of message bus that suites run on. */
export interface TestBus {
  readonly name: 'memory' | 'kafka';
  /** Connections of further processes to one bus. */
  open(): Promise<() => Promise<MessageBus>>;
}

/**
 * The brokers that `TEST_KAFKA_BROKERS` names, as in `127.0.0.1:9092`; undefined where there are none.
 * `TEST_BUSES=kafka` requires them, so that a check cannot pass by not running.
 */
export function testBrokers(): string | undefined {
  const brokers = process.env.TEST_KAFKA_BROKERS ?? '';
  if (brokers !== '') return brokers;
  if (process.env.TEST_BUSES === 'kafka')
    throw new Error('The tests are to use Kafka, but TEST_KAFKA_BROKERS names no broker');
  return undefined;
}

/** The buses of this run: always that in memory, and Kafka where `TEST_KAFKA_BROKERS` names it. */
export function testBuses(): readonly TestBus[] {
  const brokers = testBrokers();
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

/** Names of topics and of a group that no other test uses, as variables of the service. */
export function freshTopics() {
  const prefix = `test-${randomBytes(6).toString('hex')}-`;
  return {
    METADATA_CHANGE_PROPOSAL_TOPIC_NAME: `${prefix}MetadataChangeProposal_v1`,
    FAILED_METADATA_CHANGE_PROPOSAL_TOPIC_NAME: `${prefix}FailedMetadataChangeProposal_v1`,
    METADATA_CHANGE_LOG_VERSIONED_TOPIC_NAME: `${prefix}MetadataChangeLog_Versioned_v1`,
    METADATA_CHANGE_LOG_TIMESERIES_TOPIC_NAME: `${prefix}MetadataChangeLog_Timeseries_v1`,
    PLATFORM_EVENT_TOPIC_NAME: `${prefix}PlatformEvent_v1`,
    DATAHUB_USAGE_EVENT_NAME: `${prefix}DataHubUsageEvent_v1`,
    DATAHUB_UPGRADE_HISTORY_TOPIC_NAME: `${prefix}DataHubUpgradeHistory_v1`,
    METADATA_CHANGE_PROPOSAL_KAFKA_CONSUMER_GROUP_ID: `${prefix}proposals`,
  };
}
