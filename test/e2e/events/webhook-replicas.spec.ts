import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ProcessEnvironment } from '../../support/service/create-test-environment.js';
import { endToEndEngine } from '../../support/engines/engines.js';
import { ingest } from '../../support/service/ingest.js';
import { describeWhere } from '../../support/checkout/needs.js';
import { poll } from '../../support/measures/poll.js';
import { createReplicaPair, type ReplicaPair } from '../../support/service/replica-pair.js';
import { connectToServer, type SqlServer } from '../../support/engines/sql-server.js';
import {
  type ReceivedRequest,
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../support/service/webhook-receiver.js';

const HOOK = 'replicas';
const [TAGS, VALUES] = [10, 12];
const DELIVERED = 25;

const VARIABLES = {
  WEBHOOK_ALLOWED_HOSTS: '127.0.0.1',
  SECRET_SERVICE_ENCRYPTION_KEY: 'a key that both replicas have been given',
};

const engine = endToEndEngine();

describeWhere(engine !== undefined, 'sqlServer')('webhooks with two replicas', () => {
  let replicas: ReplicaPair;
  let receiver: WebhookReceiver;
  let server: SqlServer;

  beforeAll(async () => {
    if (engine === undefined) return;
    receiver = await startWebhookReceiver();
    replicas = await createReplicaPair(engine, {}, VARIABLES);
    server = await connectToServer(replicas.here.databaseUrl ?? '');
  });

  afterAll(async () => {
    await server.close();
    await replicas.stop();
    await receiver.stop();
  });

  const urnOf = (at: number): string => `urn:li:tag:hook-replicas-${String(at)}`;

  const writeAll = async (env: ProcessEnvironment): Promise<void> => {
    for (let value = 1; value <= VALUES; value += 1) {
      const name = String(value);
      await ingest(env, ...Array.from({ length: TAGS }, (_, at) => [urnOf(at), 'tagProperties', { name }] as const));
    }
  };

  const delivering = async (env: ProcessEnvironment): Promise<boolean> =>
    /^webhook_deliveries_total\{outcome="delivered"\} [1-9]/m.test(
      await (await env.fetch('/actuator/prometheus')).text(),
    );

  const idOf = ({ headers }: ReceivedRequest): unknown => headers['webhook-id'];

  it('should deliver every change in its order when the process that delivers loses power', async () => {
    const { here, there } = replicas;
    const filter = { urnPattern: 'urn:li:tag:hook-replicas-*', aspects: ['tagProperties'] };
    receiver.hangAfter(HOOK, DELIVERED);
    const create = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret } }';
    const { body } = await here.graphql(create, { input: { name: HOOK, url: receiver.url(HOOK), filter } });
    expect(body.errors).toBeUndefined();
    await writeAll(here);
    await poll(() => receiver.received(HOOK).length > DELIVERED, 'a delivery without a response');
    const [dying, other] = (await delivering(here)) ? [here, there] : [there, here];
    process.kill(dying.pid(), 'SIGKILL');
    // Nobody renews the right to deliver from here on: this stands for the time after which it ends.
    await poll(async () => !(await delivering(dying).catch(() => false)), 'the end of the process');
    await server.rows('UPDATE webhook_cursor SET renewed_on = 0');
    const wanted = TAGS * VALUES + 1;
    const requests = await poll(
      () => receiver.received(HOOK).length >= wanted && receiver.received(HOOK),
      'the changes that the other process delivers',
    );
    const ids = requests.map(idOf);
    expect(await delivering(other)).toBe(true);
    expect(requests).toHaveLength(wanted);
    expect(ids[DELIVERED + 1]).toBe(ids[DELIVERED]);
    expect(new Set(ids).size).toBe(TAGS * VALUES);
    for (let at = 0; at < TAGS; at += 1) expect(told(requests, urnOf(at))).toEqual(ALL);
  });

  const ALL = Array.from({ length: VALUES }, (_, value) => String(value + 1));

  /** The values of one entity in the order of their delivery, the repeated one once. */
  function told(requests: readonly ReceivedRequest[], urn: string): readonly unknown[] {
    const first = requests.filter((request, at) => idOf(request) !== (requests[at - 1] && idOf(requests[at - 1]!)));
    return first
      .map(({ body }) => (JSON.parse(body) as { data: { urn: string; after?: { name: string } } }).data)
      .filter((data) => data.urn === urn)
      .map(({ after }) => after?.name);
  }
});
