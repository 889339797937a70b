import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { EventCodec } from '../../src/ingestion/messaging/event-codec.js';
import { type BusMessage, type MessageBus, openMessageBus } from '../../src/foundation/messaging/index.js';
import { createProcessEnvironment, type ProcessEnvironment } from '../support/service/create-test-environment.js';
import { brokerControl } from '../support/engines/engine-control.js';
import { freshTopics, kafkaConfigOf, testBrokers } from '../support/engines/message-buses.js';
import { describeWhere } from '../support/checkout/needs.js';
import { poll } from '../support/measures/poll.js';

const TAGS = 500;
const VALUES = 20;
const LIMIT_MS = 300_000;

/** A change as it is published. */
interface Published {
  readonly id: string | undefined;
  readonly entityUrn: string;
  readonly aspectName: string;
  readonly aspect: { readonly value: Buffer };
  readonly previousAspectValue: { readonly value: Buffer } | null;
}

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

  /** The changes of names that are published, once the publication has come to its end. */
  const published = async (): Promise<readonly Published[]> => {
    const changes = names.METADATA_CHANGE_LOG_VERSIONED_TOPIC_NAME;
    const found: Published[] = [];
    const reader = bus.consume({
      topic: changes,
      group: `${changes}-test`,
      handle: async (messages) => {
        for (const { headers, value } of messages) {
          const event = { ...((await codec.decode(value)) as Published), id: headers?.['id'] };
          if (event.aspectName === 'tagProperties') found.push(event);
        }
      },
    });
    await poll(async () => (await publicationLag()) === 0, 'every change to be published');
    await poll(async () => (await lag(`${changes}-test`, changes)) === 0, 'every change to be read');
    await reader.stop();
    return found;
  };

  const publicationLag = async (): Promise<unknown> => {
    const { components } = (await (await env.fetch('/health/ready')).json()) as {
      readonly components: { readonly messaging: { readonly publicationLag?: number } };
    };
    return components.messaging.publicationLag;
  };

  it(
    'should all be written when the service and the broker lose power in between',
    async () => {
      const broker = brokerControl();
      const sending = (async () => {
        for (let value = 1; value <= VALUES; value += 1) {
          const messages = await round(value);
          await poll(async () => (await bus.send(topic, messages), true), 'the broker to take messages');
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
      await poll(async () => (await lag(group, topic)) === 0, 'every proposal to be read');
      const found = await Promise.all(Array.from({ length: TAGS }, (_, at) => nameOf(at)));
      expect(found.filter((name) => name !== String(VALUES))).toEqual([]);
      expect(await lag('nobody', names.FAILED_METADATA_CHANGE_PROPOSAL_TOPIC_NAME)).toBe(0);
      expectWhole(await published());
    },
    LIMIT_MS,
  );

  /** Each change tells the value before it: without repeats, these of a tag are a chain from none to the last one. */
  function expectWhole(changes: readonly Published[]): void {
    const last = new Map<string, unknown>();
    const ids = new Set<unknown>();
    for (const { id, entityUrn, aspect, previousAspectValue } of changes) {
      if (ids.has(id)) continue;
      ids.add(id);
      const before = previousAspectValue === null ? undefined : JSON.parse(previousAspectValue.value.toString());
      expect([entityUrn, before]).toEqual([entityUrn, last.get(entityUrn)]);
      last.set(entityUrn, JSON.parse(aspect.value.toString()));
    }
    expect(last.size).toBe(TAGS);
    expect([...last.values()].filter((value) => (value as { name: string }).name !== String(VALUES))).toEqual([]);
  }
});
