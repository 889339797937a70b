import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Consumption, type MessageBus, openMessageBus } from '../../../src/foundation/messaging/index.js';
import { EventCodec } from '../../../src/ingestion/index.js';
import { createActor, grant } from '../../support/service/actors.js';
import { createProcessEnvironment, type ProcessEnvironment } from '../../support/service/create-test-environment.js';
import { ingest } from '../../support/service/ingest.js';
import { freshTopics, kafkaConfigOf, testBrokers } from '../../support/engines/message-buses.js';
import { describeWhere } from '../../support/checkout/needs.js';
import { operate } from '../../support/service/operations.js';
import { poll } from '../../support/measures/poll.js';
import { runCommand } from '../../support/service/run-node.js';

const STORED = ['a', 'b', 'c'].map((name) => `urn:li:tag:stored-${name}`);
const [FIRST = '', SECOND = ''] = STORED;
const LIVE = Array.from({ length: 4 }, (_, at) => `urn:li:tag:stored-live-${at}`);
const MANY = Array.from({ length: 60 }, (_, at) => `urn:li:tag:stored-many-${at}`);
const ENDPOINT = '/openapi/operations/messaging/restate';

interface Change {
  readonly key: string | undefined;
  readonly entityUrn: string;
  readonly aspectName: string;
  readonly changeType: string;
  readonly aspect: { readonly value: Buffer } | null;
  readonly previousAspectValue: unknown;
  readonly systemMetadata: { readonly properties: Readonly<Record<string, string>> | null } | null;
  readonly created: { readonly actor: string };
}

interface Status {
  readonly taskId: string;
  readonly state: string;
  readonly restated?: number;
  readonly ignored?: number;
  readonly rowsDone?: number;
  readonly rowsTotal?: number;
}

describeWhere(testBrokers() !== undefined, 'broker')('Aspects that were stored before Kafka', () => {
  const names = freshTopics();
  let env: ProcessEnvironment;
  let bus: MessageBus;
  let codec: EventCodec;
  const changes: Change[] = [];
  const usage: unknown[] = [];
  const reading: Consumption[] = [];

  beforeAll(async () => {
    const brokers = testBrokers() ?? '';
    env = await createProcessEnvironment({ env: names });
    await ingest(
      env,
      ...[...STORED, ...LIVE, ...MANY].map((urn) => [urn, 'tagProperties', { name: `${urn} old` }] as const),
    );
    bus = await openMessageBus(kafkaConfigOf(brokers));
    codec = await EventCodec.load(undefined);
  });

  afterAll(async () => {
    await Promise.all(reading.map((one) => one.stop()));
    await env.stop();
    await bus.close();
  });

  const call = (method: string, path: string, body?: unknown, token = env.token): Promise<Response> =>
    env.fetch(path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const ended = (taskId: string): Promise<Status> =>
    poll(
      async () => {
        const status = await operate<Status>(env, 'getRestateStatus', { taskId });
        return status.state === 'RUNNING' ? undefined : status;
      },
      'the end of the task',
      60_000,
    );
  const restated = (urn: string) =>
    changes.filter(({ entityUrn, changeType }) => entityUrn === urn && changeType === 'RESTATE');
  const valueOf = ({ aspect }: Change): unknown => JSON.parse(aspect?.value.toString() ?? 'null');

  it('should be refused without a message bus', async () => {
    const answer = await call('POST', '/operations?action=restateAspects', {});
    expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining('KAFKA_BOOTSTRAP_SERVER')]);
  });

  it('should be published when Kafka is switched on, as DataHub restates them', async () => {
    await env.restart('SIGTERM', { KAFKA_BOOTSTRAP_SERVER: testBrokers() ?? '' });
    await poll(async () => {
      const text = await (await env.fetch('/actuator/prometheus')).text();
      return /^messaging_publication_holder 1$/m.test(text);
    }, 'the publication to begin');
    const read = (topic: string, into: unknown[], decode: (value: Buffer) => unknown): void => {
      const handle = async (messages: readonly { readonly key: string | undefined; readonly value: Buffer }[]) => {
        for (const { key, value } of messages) into.push({ ...((await decode(value)) as object), key });
      };
      reading.push(bus.consume({ topic, group: `${topic}-test`, handle }));
    };
    read(names.METADATA_CHANGE_LOG_VERSIONED_TOPIC_NAME, changes, (value) => codec.decode(value));
    read(names.DATAHUB_USAGE_EVENT_NAME, usage, (value) => JSON.parse(value.toString()) as unknown);
    const asked = { urns: [FIRST, SECOND], aspect: 'tagProperties', batchSize: 1 };
    const { taskId } = await operate<Status>(env, 'restateAspects', asked);
    expect(await ended(taskId)).toMatchObject({
      taskId,
      state: 'COMPLETED',
      startedBy: 'urn:li:corpuser:datahub',
      rowsTotal: 2,
      rowsDone: 2,
      restated: 2,
      ignored: 0,
      lastUrn: SECOND,
      lastAspect: 'tagProperties',
      args: { ...asked, limit: 0 },
    });
    await poll(() => restated(SECOND).length > 0, 'the messages');
    expect(changes.filter(({ entityUrn }) => STORED.includes(entityUrn)).map(({ entityUrn }) => entityUrn)).toEqual([
      FIRST,
      SECOND,
    ]);
    const [change] = restated(FIRST);
    expect(change).toMatchObject({
      key: FIRST,
      aspectName: 'tagProperties',
      previousAspectValue: null,
      systemMetadata: { properties: { forceIndexing: 'true' } },
      created: { actor: 'urn:li:corpuser:__datahub_system' },
    });
    expect(change && valueOf(change)).toEqual({ name: `${FIRST} old` });
  });

  it('should never follow a later change of their entity, nor end up older than what is stored', async () => {
    const rounds = 15;
    const write = async (): Promise<void> => {
      for (let at = 0; at < rounds; at += 1)
        await ingest(env, ...LIVE.map((urn) => [urn, 'tagProperties', { name: `${at}` }] as const));
    };
    const restate = async (): Promise<void> => {
      for (let at = 0; at < 4; at += 1) {
        const { taskId } = await operate<Status>(env, 'restateAspects', { urnLike: 'urn:li:tag:stored-live-%' });
        expect((await ended(taskId)).state).toBe('COMPLETED');
      }
    };
    await Promise.all([write(), restate()]);
    const of = (urn: string) =>
      changes.filter(({ entityUrn, aspectName }) => entityUrn === urn && aspectName === 'tagProperties');
    const live = (urn: string) => of(urn).filter(({ changeType }) => changeType !== 'RESTATE');
    await poll(() => LIVE.every((urn) => live(urn).length === rounds && restated(urn).length >= 8), 'all messages');
    for (const urn of LIVE) {
      let before: unknown = { name: `${urn} old` };
      for (const change of of(urn)) {
        if (change.changeType === 'RESTATE') expect(valueOf(change)).toEqual(before);
        before = valueOf(change);
      }
      expect(before).toEqual({ name: `${rounds - 1}` });
    }
  });

  it('should all be published by a process that ends in the middle, and by the next one', async () => {
    const asked = { urnLike: 'urn:li:tag:stored-many-%', aspect: 'tagProperties', batchSize: 1 };
    const { taskId } = await operate<Status>(env, 'restateAspects', asked);
    await poll(() => MANY.filter((urn) => restated(urn).length > 0).length >= 5, 'the first messages');
    await env.restart('SIGKILL', { KAFKA_BOOTSTRAP_SERVER: testBrokers() ?? '' });
    const rows = { rowsTotal: MANY.length, rowsDone: MANY.length };
    expect(await ended(taskId)).toMatchObject({ state: 'COMPLETED', ...rows });
    await poll(() => MANY.every((urn) => restated(urn).length > 0), 'all messages');
    for (const urn of MANY) expect(restated(urn).map(valueOf)).toContainEqual({ name: `${urn} old` });
  }, 120_000);

  it('should be published by whoever has the privilege, over OpenAPI as well', async () => {
    const actor = await createActor(env, 'restater');
    const refusals = [
      await call('POST', '/operations?action=restateAspects', {}, actor.token),
      await call('POST', ENDPOINT, undefined, actor.token),
      await call('GET', ENDPOINT, undefined, actor.token),
      await call('DELETE', `${ENDPOINT}/x`, undefined, actor.token),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    await grant(env, actor, { privileges: ['RESTATE_ASPECTS_PRIVILEGE'] });
    const started = await call('POST', `${ENDPOINT}?aspectNames=tagKey`, STORED, actor.token);
    expect(started.status).toBe(200);
    const { taskId } = (await started.json()) as Status;
    expect(await ended(taskId)).toMatchObject({ state: 'COMPLETED', startedBy: actor.urn, restated: 3 });
    const statuses = [`${ENDPOINT}/${taskId}`, ENDPOINT].map(async (path) => (await call('GET', path)).json());
    expect(await Promise.all(statuses)).toEqual([
      expect.objectContaining({ taskId }),
      expect.objectContaining({ taskId }),
    ]);
    expect((await call('DELETE', `${ENDPOINT}/${taskId}`, undefined, actor.token)).status).toBe(409);
    expect((await call('POST', '/operations?action=cancelRestate', { taskId: 'x' }, actor.token)).status).toBe(404);
    expect((await call('POST', ENDPOINT, { urns: STORED }, actor.token)).status).toBe(400);
  });

  it('should be published by the command, which waits for its end', async () => {
    const before = restated(FIRST).length;
    const variables = { DATAHUB_GMS_URL: env.url, DATAHUB_GMS_TOKEN: env.token };
    const run = (...args: readonly string[]) => runCommand('restate', args, { cwd: env.dataDir, env: variables });
    const { code, stdout } = await run('--urn', FIRST, '--aspect', 'tagProperties');
    expect([code, JSON.parse(stdout)]).toEqual([0, expect.objectContaining({ state: 'COMPLETED', restated: 1 })]);
    await poll(() => restated(FIRST).length > before, 'the message');
    const refused = await run('--aspect', 'noSuchAspect');
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('"aspect"')]);
    const ended = await run('--cancel', (JSON.parse(stdout) as Status).taskId);
    expect([ended.code, ended.stderr]).toEqual([2, expect.stringContaining('has ended already')]);
  });

  it('should be told to nobody who polls, and not as events', async () => {
    const path = '/openapi/v1/events/poll?topic=MetadataChangeLog_Versioned_v1&lookbackWindowDays=1&limit=1000';
    const { events } = (await (await env.fetch(path)).json()) as { readonly events: readonly { value: string }[] };
    const types = events.map(({ value }) => (JSON.parse(value) as Change).changeType);
    expect([...new Set(types)]).toEqual(['UPSERT']);
  });

  it('should share the bus with usage events of pages', async () => {
    const event = { type: 'PageViewEvent', timestamp: 1_700_000_000_000, path: '/' };
    expect((await call('POST', '/openapi/v1/tracking/track', event)).status).toBe(200);
    await poll(() => usage.length > 0, 'the event');
    expect(usage).toEqual([{ ...event, actorUrn: 'urn:li:corpuser:datahub', key: 'urn:li:corpuser:datahub' }]);
    const { transport, metadataChangeLogVersionedTopic } = (await (
      await env.fetch('/openapi/operations/messaging/transport')
    ).json()) as Readonly<Record<string, string>>;
    expect([transport, metadataChangeLogVersionedTopic]).toEqual([
      'kafka',
      names.METADATA_CHANGE_LOG_VERSIONED_TOPIC_NAME,
    ]);
  });
});
