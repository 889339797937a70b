import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Consumption, type MessageBus, openMessageBus } from '../../../src/foundation/messaging/index.js';
import { EventCodec } from '../../../src/ingestion/index.js';
import { createProcessEnvironment, type ProcessEnvironment } from '../../support/service/create-test-environment.js';
import { ingest } from '../../support/service/ingest.js';
import { freshTopics, kafkaConfigOf, testBrokers } from '../../support/engines/message-buses.js';
import { describeWhere } from '../../support/checkout/needs.js';
import { poll } from '../../support/measures/poll.js';

const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,published,PROD)';

interface Change {
  readonly key: string | undefined;
  readonly id: string | undefined;
  readonly entityUrn: string;
  readonly aspectName: string;
  readonly changeType: string;
  readonly aspect: { readonly value: Buffer } | null;
  readonly previousAspectValue: { readonly value: Buffer } | null;
  readonly created: { readonly actor: string };
}

interface PlatformEvent {
  readonly name: string;
  readonly payload: { readonly value: Buffer };
}

describeWhere(testBrokers() !== undefined, 'broker')('Changes over Kafka', () => {
  const names = freshTopics();
  let env: ProcessEnvironment;
  let bus: MessageBus;
  let codec: EventCodec;
  const reading: Consumption[] = [];
  const [changes, series, events, upgrades]: [Change[], Change[], PlatformEvent[], unknown[]] = [[], [], [], []];

  beforeAll(async () => {
    const brokers = testBrokers() ?? '';
    env = await createProcessEnvironment({ env: { KAFKA_BOOTSTRAP_SERVER: brokers, ...names } });
    bus = await openMessageBus(kafkaConfigOf(brokers));
    codec = await EventCodec.load(undefined);
    const read = (topic: string, into: unknown[]): void => {
      const consumption = bus.consume({
        topic,
        group: `${topic}-test`,
        handle: async (messages) => {
          for (const { key, headers, value } of messages)
            into.push({ ...((await codec.decode(value)) as object), key, id: headers?.['id'] });
        },
      });
      reading.push(consumption);
    };
    await poll(async () => (await bus.lag('none', names.DATAHUB_UPGRADE_HISTORY_TOPIC_NAME)).length, 'the topics');
    read(names.METADATA_CHANGE_LOG_VERSIONED_TOPIC_NAME, changes);
    read(names.METADATA_CHANGE_LOG_TIMESERIES_TOPIC_NAME, series);
    read(names.PLATFORM_EVENT_TOPIC_NAME, events);
    read(names.DATAHUB_UPGRADE_HISTORY_TOPIC_NAME, upgrades);
    await poll(async () => {
      const text = await (await env.fetch('/actuator/prometheus')).text();
      return /^messaging_publication_holder 1$/m.test(text);
    }, 'the publication to begin');
  });

  afterAll(async () => {
    await env.stop();
    await Promise.all(reading.map((one) => one.stop()));
    await bus.close();
  });

  const of = (urn: string, aspectName: string): readonly Change[] =>
    changes.filter((one) => one.entityUrn === urn && one.aspectName === aspectName);
  const textsOf = (all: readonly Change[]): readonly unknown[] =>
    all.map(({ aspect }) => (aspect === null ? null : JSON.parse(aspect.value.toString())));
  const named = (urn: string, name: string): Promise<unknown> => ingest(env, [urn, 'tagProperties', { name }]);

  it('should tell of a start', async () => {
    await poll(() => upgrades.length > 0, 'the upgrade');
    expect(upgrades[0]).toMatchObject({ version: expect.stringMatching(/^v\d+\.\d+\.\d+-0$/) });
  });

  it('should include the initial metadata of a new installation', async () => {
    await poll(() => of('urn:li:corpuser:datahub', 'corpUserInfo'), 'the first user');
  });

  it('should be published in their order, with the value before and the urn as key', async () => {
    const urn = 'urn:li:tag:published';
    await named(urn, 'one');
    await named(urn, 'two');
    await poll(() => of(urn, 'tagProperties').length >= 2, 'the changes');
    const [first, second] = of(urn, 'tagProperties');
    expect(textsOf(of(urn, 'tagProperties'))).toEqual([{ name: 'one' }, { name: 'two' }]);
    expect(first).toMatchObject({ key: urn, changeType: 'UPSERT', previousAspectValue: null });
    expect(JSON.parse(second?.previousAspectValue?.value.toString() ?? '')).toEqual({ name: 'one' });
    expect(second?.created.actor).toBe('urn:li:corpuser:datahub');
    expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
  });

  it('should be told as platform events', async () => {
    const tags = { tags: [{ tag: 'urn:li:tag:published' }] };
    await ingest(env, [DATASET, 'globalTags', tags]);
    const found = await poll(
      () =>
        events
          .map(({ payload }) => JSON.parse(payload.value.toString()) as { entityUrn: string; category: string })
          .find(({ entityUrn, category }) => entityUrn === DATASET && category === 'TAG'),
      'the event',
    );
    expect(found).toMatchObject({ operation: 'ADD', modifier: 'urn:li:tag:published', entityType: 'dataset' });
    expect(events[0]?.name).toBe('entityChangeEvent');
  });

  it('should include values of time series and deletes, and leave secrets out', async () => {
    await ingest(env, [DATASET, 'datasetProfile', { timestampMillis: 5, rowCount: 7 }]);
    await poll(() => series.length > 0, 'the value of a time series');
    expect(textsOf(series)).toEqual([expect.objectContaining({ rowCount: 7 })]);
    await env.fetch('/entities?action=delete', { method: 'POST', body: JSON.stringify({ urn: DATASET }) });
    await poll(() => of(DATASET, 'datasetKey').some(({ changeType }) => changeType === 'DELETE'), 'the delete');
    expect(changes.filter(({ aspectName }) => aspectName === 'corpUserCredentials')).toEqual([]);
  });

  it('should all be published when the service loses power, none before what it follows', async () => {
    const urn = 'urn:li:tag:power';
    for (let at = 0; at < 40; at += 1) {
      await named(urn, `name-${at}`);
      if (at === 20) await env.restart('SIGKILL');
    }
    await poll(() => JSON.stringify(textsOf(of(urn, 'tagProperties'))).includes('name-39'), 'the last change');
    const byId = new Map(of(urn, 'tagProperties').map((one) => [one.id, one]));
    expect(textsOf([...byId.values()])).toEqual(Array.from({ length: 40 }, (_, at) => ({ name: `name-${at}` })));
  });
});
