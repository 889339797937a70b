import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { TestEnvironment } from '../../support/service/create-test-environment.js';
import { endToEndEngine } from '../../support/engines/engines.js';
import { StreamClient, type StreamedEvent } from '../../support/service/event-stream.js';
import { ingest } from '../../support/service/ingest.js';
import { describeWhere } from '../../support/checkout/needs.js';
import { poll } from '../../support/measures/poll.js';
import { createReplicaPair, type ReplicaPair } from '../../support/service/replica-pair.js';
import { connectToServer, type SqlServer } from '../../support/engines/sql-server.js';

const TOPIC = 'topic=MetadataChangeLog_Versioned_v1';
const HELD = 'urn:li:tag:replicas-held';

const engine = endToEndEngine();
const onServer = describeWhere(engine !== undefined, 'sqlServer');

onServer('followers of changes with two replicas', () => {
  let replicas: ReplicaPair;
  let here: TestEnvironment;
  let there: TestEnvironment;
  let server: SqlServer;

  beforeAll(async () => {
    if (engine === undefined) return;
    replicas = await createReplicaPair(engine);
    ({ here, there } = replicas);
    server = await connectToServer(here.databaseUrl ?? '');
  });

  afterAll(async () => {
    await server.close();
    await replicas.stop();
  });

  const write = (env: TestEnvironment, urn: string, name: string) =>
    ingest(env, [urn, 'tagProperties', { name, description: name }]);

  it('should be told of a write that waited on one replica while another one went on', async () => {
    await write(here, HELD, 'first');
    const told: string[] = [];
    let offset = '';
    const follow = async (): Promise<readonly string[]> => {
      const from = offset === '' ? '' : `&offsetId=${encodeURIComponent(offset)}`;
      const answer = await here.fetch(`/openapi/v1/events/poll?${TOPIC}&pollTimeoutSeconds=0${from}`);
      const { offsetId, events } = (await answer.json()) as { offsetId: string; events: { value: string }[] };
      offset = offsetId;
      told.push(...events.map(({ value }) => value).filter((value) => value.includes('"aspectName":"tagProperties"')));
      return told;
    };
    await follow();
    await server.rows('BEGIN');
    await server.rows(`SELECT urn FROM entity_revision WHERE urn = '${HELD}' FOR UPDATE`);
    const late = write(there, HELD, 'late');
    for (const name of ['a', 'b']) {
      await write(here, `urn:li:tag:replicas-${name}`, name);
      await poll(async () => (await follow()).some((value) => value.includes(`replicas-${name}`)), 'other changes');
    }
    await server.rows('COMMIT');
    await late;
    await poll(async () => (await follow()).some((value) => value.includes(HELD)), 'the change that waited');
    expect(told.filter((value) => value.includes(HELD))).toHaveLength(1);
  });

  it('should have streams that soon tell what another replica commits, each change once', async () => {
    const clients = await Promise.all([here, there].map((env) => StreamClient.open(env, TOPIC)));
    const urns = Array.from({ length: 20 }, (_none, at) => `urn:li:tag:replicas-stream-${String(at)}`);
    await Promise.all(urns.map((urn, at) => write(at % 2 === 0 ? here : there, urn, String(at))));
    const ofTag = (urn: string) => (event: StreamedEvent) =>
      event.data.entityUrn === urn && event.data.aspectName === 'tagProperties';
    for (const client of clients) {
      for (const urn of urns) await client.until(ofTag(urn), urn);
      for (const urn of urns) expect(client.events.filter(ofTag(urn))).toHaveLength(1);
      client.close();
    }
    expect(clients[0]?.events.map(({ id }) => id)).toEqual(clients[1]?.events.map(({ id }) => id));
  });
});
