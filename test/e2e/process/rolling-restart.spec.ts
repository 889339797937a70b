import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { endToEndEngine } from '../../support/engines/engines.js';
import { startClients } from '../../support/service/keep-alive-clients.js';
import { describeWhere } from '../../support/checkout/needs.js';
import { poll } from '../../support/measures/poll.js';
import { createReplicaPair, type ReplicaPair } from '../../support/service/replica-pair.js';
import { startTcpBalancer, type TcpBalancer } from '../../support/service/tcp-balancer.js';

const CLIENTS = 16;
/** Between an answer and the next request of a client: the replicas are at work, and have time to start. */
const PAUSE_MS = 50;
/** Answers between two restarts. */
const BETWEEN = 200;
/** Longer than the balancer takes to learn that a replica is not ready any more, in milliseconds. */
const STOP_DELAY_MS = '5000';

const READ = '{ searchAcrossEntities(input: { query: "*", count: 10 }) { total } }';

const engine = endToEndEngine();
const onServer = describeWhere(engine !== undefined, 'sqlServer');

onServer('a restart of two replicas, one after the other, behind a balancer', () => {
  let replicas: ReplicaPair;
  let balancer: TcpBalancer;

  beforeAll(async () => {
    if (engine === undefined) return;
    replicas = await createReplicaPair(engine, {}, { STOP_DELAY_MS });
    balancer = await startTcpBalancer([replicas.here.url, replicas.there.url]);
  });

  afterAll(async () => {
    await balancer.close();
    await replicas.stop();
  });

  it.each([
    ['are kept alive', true],
    ['serve one request each', false],
  ])('should not be noticed by clients, and lose nothing, where connections %s', async (_case, keepAlive) => {
    const { here, there } = replicas;
    const clients = startClients({
      url: balancer.url,
      token: here.token,
      count: CLIENTS,
      pauseMs: PAUSE_MS,
      keepAlive,
      next: (client, at) => (at % 2 === 0 ? write(`${keepAlive}-${client}-${at}`) : read()),
    });
    const work = (answers: number): Promise<unknown> =>
      poll(() => clients.answers.length >= answers, 'clients to be at work');
    await work(BETWEEN);
    await here.restart();
    await work(clients.answers.length + BETWEEN);
    await there.restart();
    await work(clients.answers.length + BETWEEN);
    await clients.end();
    const failed = clients.answers.filter(({ status, body }) => status !== 200 || body.includes('"errors"'));
    expect(failed).toEqual([]);
    const ids = clients.answers.flatMap(({ id }) => id ?? []);
    const found = await here.fetch('/openapi/v3/entity/tag/batchGet', {
      method: 'POST',
      body: JSON.stringify(ids.map((id) => ({ urn: `urn:li:tag:${id}` }))),
    });
    expect(await found.json()).toHaveLength(ids.length);
  });
});

function write(id: string) {
  return { id, path: '/openapi/v3/entity/tag?async=false', body: JSON.stringify([tag(id)]) };
}

function tag(id: string): object {
  return { urn: `urn:li:tag:${id}`, tagProperties: { value: { name: id } } };
}

function read() {
  return { path: '/api/graphql', body: JSON.stringify({ query: READ }) };
}
