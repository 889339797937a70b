import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { EventCodec } from '../../src/ingestion/messaging/event-codec.js';
import { type BusMessage, type MessageBus, openMessageBus } from '../../src/foundation/messaging/index.js';
import { createProcessEnvironment, type ProcessEnvironment } from '../support/create-test-environment.js';
import { brokerControl } from '../support/engine-control.js';
import { freshTopics, kafkaConfigOf, testBrokers } from '../support/message-buses.js';
import { describeWhere } from '../support/needs.js';
import { poll } from '../support/poll.js';

const TAGS = 500;
const VALUES = 20;
const LIMIT_MS = 300_000;

describeWhere(testBrokers() !== undefined, 'broker')('10,000 proposals over Kafka', () => {
  const names = freshTopics();
  const [topic, group] = [
    names.METADATA_CHANGE_PROPOSAL_TOPIC_NAME,
    names.METADATA_CHANGE_PROPOSAL_KAFKA_CONSUMER_GROUP_ID,
  ];
  let env: ProcessEnvironment;
  let bus: MessageBus;
  let codec: EventCodec;

  beforeAll(async () => {
    const brokers = testBrokers() ?? '';
    env = await createProcessEnvironment({ env: { KAFKA_BOOTSTRAP_SERVER: brokers, ...names } });
    bus = await openMessageBus(kafkaConfigOf(brokers));
    codec = await EventCodec.load(undefined);
    await poll(async () => (await bus.lag(group, topic)).length, 'the topics');
  });

  afterAll(async () => {
    await env.stop();
    await bus.close();
  });

  const urnOf = (at: number): string => `urn:li:tag:tag-${at}`;

  const round = (value: number): Promise<readonly BusMessage[]> =>
    Promise.all(
      Array.from({ length: TAGS }, async (_, at) => {
        const aspect = { value: Buffer.from(JSON.stringify({ name: `${value}` })), contentType: 'application/json' };
        const event = { entityType: 'tag', entityUrn: urnOf(at), changeType: 'UPSERT', aspectName: 'tagProperties' };
        return { key: urnOf(at), value: await codec.encode('MetadataChangeProposal', topic, { ...event, aspect }) };
      }),
    );

  const lag = async (which: string, of: string): Promise<number> =>
    (await bus.lag(which, of)).reduce((sum, one) => sum + one.lag, 0);

  const nameOf = async (at: number): Promise<unknown> => {
    const response = await env.fetch(`/openapi/v3/entity/tag/${encodeURIComponent(urnOf(at))}/tagProperties`);
    return ((await response.json()) as { readonly value?: { readonly name?: unknown } }).value?.name;
  };

  it(
    'should all be written when the service and the broker lose power in between',
    async () => {
      const broker = brokerControl();
      const sending = (async () => {
        for (let value = 1; value <= VALUES; value += 1) {
          const messages = await round(value);
          await poll(async () => (await bus.send(topic, messages), true), 'the broker to take messages', 120_000);
        }
      })();
      await poll(
        async () => (await lag(group, topic)) < TAGS * VALUES && (await bus.lag(group, topic))[0]?.offset,
        'a start',
      );
      await env.restart('SIGKILL');
      await broker.kill();
      await broker.start();
      await sending;
      await env.restart('SIGKILL');
      await poll(async () => (await lag(group, topic)) === 0, 'every proposal to be read', 120_000);
      const found = await Promise.all(Array.from({ length: TAGS }, (_, at) => nameOf(at)));
      expect(found.filter((name) => name !== String(VALUES))).toEqual([]);
      expect(await lag('nobody', names.FAILED_METADATA_CHANGE_PROPOSAL_TOPIC_NAME)).toBe(0);
    },
    LIMIT_MS,
  );
});
