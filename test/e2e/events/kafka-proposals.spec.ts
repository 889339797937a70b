import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { EventCodec } from '../../../src/ingestion/messaging/event-codec.js';
import type { BusMessage, Consumption, MessageBus, ReceivedMessage } from '../../../src/foundation/messaging/index.js';
import { openMessageBus } from '../../../src/foundation/messaging/index.js';
import { createProcessEnvironment, type ProcessEnvironment } from '../../support/service/create-test-environment.js';
import { freshTopics, kafkaConfigOf, testBrokers } from '../../support/engines/message-buses.js';
import { describeWhere } from '../../support/checkout/needs.js';
import { poll } from '../../support/measures/poll.js';

const TOPICS = freshTopics();
const [PROPOSALS, FAILURES] = [
  TOPICS.METADATA_CHANGE_PROPOSAL_TOPIC_NAME,
  TOPICS.FAILED_METADATA_CHANGE_PROPOSAL_TOPIC_NAME,
];
const TRACE = '0123456789abcdef0123456789abcdef';

interface Stored {
  readonly value: unknown;
  readonly systemMetadata: unknown;
}

interface Failure {
  readonly error: string;
  readonly metadataChangeProposal: {
    readonly entityUrn: string | null;
    readonly aspect: { readonly value: Buffer } | null;
    readonly headers: Readonly<Record<string, string>> | null;
  };
}

describeWhere(testBrokers() !== undefined, 'broker')('Proposals over Kafka', () => {
  let env: ProcessEnvironment;
  let bus: MessageBus;
  let codec: EventCodec;
  let reader: Consumption;
  const failures: Failure[] = [];

  beforeAll(async () => {
    const brokers = testBrokers() ?? '';
    env = await createProcessEnvironment({ env: { KAFKA_BOOTSTRAP_SERVER: brokers, ...TOPICS } });
    bus = await openMessageBus(kafkaConfigOf(brokers));
    codec = await EventCodec.load(undefined);
    const read = async (messages: readonly ReceivedMessage[]): Promise<void> => {
      for (const { value } of messages) failures.push((await codec.decode(value)) as Failure);
    };
    await poll(async () => (await bus.lag('none', FAILURES)).length, 'the topics');
    reader = bus.consume({ topic: FAILURES, group: `${FAILURES}-test`, handle: read });
  });

  afterAll(async () => {
    await env.stop();
    await reader.stop();
    await bus.close();
  });

  const tag = (name: string): string => `urn:li:tag:${name}`;

  const proposal = async (urn: string, value: object, more: object = {}): Promise<BusMessage> => {
    const aspect = { value: Buffer.from(JSON.stringify(value)), contentType: 'application/json' };
    const event = { entityType: 'tag', entityUrn: urn, changeType: 'UPSERT', aspectName: 'tagProperties', aspect };
    return { key: urn, value: await codec.encode('MetadataChangeProposal', PROPOSALS, { ...event, ...more }) };
  };

  const stored = async (urn: string): Promise<Stored | undefined> => {
    const response = await env.fetch(`/openapi/v3/entity/tag/${encodeURIComponent(urn)}?systemMetadata=true`);
    return response.status === 200
      ? ((await response.json()) as { readonly tagProperties?: Stored }).tagProperties
      : undefined;
  };

  it('should be written in the name of the system, with their run and their trace', async () => {
    const systemMetadata = { lastObserved: 5, runId: 'run-1', properties: { telemetryTraceId: TRACE } };
    await bus.send(PROPOSALS, [await proposal(tag('first'), { name: 'First' }, { systemMetadata })]);
    const found = await poll(() => stored(tag('first')), 'the tag');
    expect(found).toMatchObject({
      value: { name: 'First' },
      systemMetadata: {
        runId: 'run-1',
        lastObserved: 5,
        properties: { telemetryTraceId: TRACE, eventSource: 'MESSAGING' },
      },
    });
    const { data } = (await env.graphql('{ tag(urn: "urn:li:tag:first") { properties { name } } }')).body;
    expect(data.tag.properties.name).toBe('First');
  });

  it('should be written in their order', async () => {
    const names = Array.from({ length: 40 }, (_, at) => `name-${at}`);
    await bus.send(PROPOSALS, await Promise.all(names.map((name) => proposal(tag('ordered'), { name }))));
    await poll(async () => JSON.stringify(await stored(tag('ordered'))).includes('"name-39"'), 'the last name');
  });

  it('should go to the topic of failures with the reason, without stopping those behind them', async () => {
    failures.length = 0;
    await bus.send(PROPOSALS, [
      await proposal(tag('refused'), { other: 1 }, { systemMetadata: { properties: { telemetryTraceId: TRACE } } }),
      await proposal('urn:li:nothing:x', { name: 'x' }),
      { key: 'broken', value: Buffer.from('not a message') },
      { key: 'empty', value: Buffer.alloc(0) },
      await proposal(tag('behind'), { name: 'Behind' }),
    ]);
    await poll(() => stored(tag('behind')), 'the proposal behind');
    await poll(() => failures.length >= 4, 'the failures');
    const byUrn = (urn: string | null) => failures.filter((one) => one.metadataChangeProposal.entityUrn === urn);
    expect(byUrn(tag('refused'))[0]?.error).toMatch(/^VALIDATION_FAILED: .*name/);
    expect(byUrn('urn:li:nothing:x')[0]?.error).toContain('nothing');
    const [broken] = byUrn(null);
    expect(broken?.error).toContain('zero byte');
    expect(broken?.metadataChangeProposal.aspect?.value.toString()).toBe('not a message');
    expect(broken?.metadataChangeProposal.headers).toMatchObject({ topic: PROPOSALS });
    expect(await stored(tag('refused'))).toBeUndefined();
  });

  it('should survive a restart of the service, each read once', async () => {
    await env.restart('SIGTERM');
    const before = (await bus.lag(TOPICS.METADATA_CHANGE_PROPOSAL_KAFKA_CONSUMER_GROUP_ID, PROPOSALS))[0]?.offset;
    await bus.send(PROPOSALS, [await proposal(tag('after'), { name: 'After' })]);
    await poll(() => stored(tag('after')), 'the proposal after the restart');
    await poll(
      async () =>
        (await bus.lag(TOPICS.METADATA_CHANGE_PROPOSAL_KAFKA_CONSUMER_GROUP_ID, PROPOSALS))[0]?.offset ===
        (before ?? 0n) + 1n,
      'the position of the group',
    );
  });
});
