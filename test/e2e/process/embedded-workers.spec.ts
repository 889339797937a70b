import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createActor } from '../../support/service/actors.js';
import { createProcessEnvironment, type ProcessEnvironment } from '../../support/service/create-test-environment.js';
import { endToEndEngine } from '../../support/engines/engines.js';
import { ingest, storedAspect, type Write } from '../../support/service/ingest.js';
import { startClients } from '../../support/service/keep-alive-clients.js';
import { describeWhere } from '../../support/checkout/needs.js';
import { poll } from '../../support/measures/poll.js';
import { endToEndSearch } from '../../support/engines/search-engines.js';
import { connectToBoth, type WorkerConnection, workersOf } from '../../support/service/worker-connections.js';

const isEmbedded = endToEndEngine() === undefined && endToEndSearch() === undefined;
const CREATE = 'mutation ($id: String!) { createTag(input: { id: $id, name: $id }) }';
const SEARCH = 'query ($q: String!) { search(input: { type: TAG, query: $q, count: 1 }) { total } }';
const TAGS = 300;
const CLIENTS = 4;
/** Acknowledged writes before a fault, and after it. */
const WRITES = 40;

describeWhere(isEmbedded, 'embedded')('workers that share embedded stores', () => {
  let env: ProcessEnvironment;
  let writer: WorkerConnection;
  let reader: WorkerConnection;

  beforeAll(async () => {
    env = await createProcessEnvironment({ env: { WORKERS: '2' } });
    await connect();
  });

  afterAll(async () => {
    for (const one of [writer, reader]) one.close();
    expect(await env.stop()).toBe(0);
  });

  async function connect(): Promise<void> {
    [writer, reader] = await connectToBoth(env);
  }

  const found = async (worker: WorkerConnection, q: string): Promise<number> =>
    (await worker.graphql(SEARCH, { q })).body.data.search.total;

  it('should show in the one that reads what was acknowledged, at once', async () => {
    for (let round = 0; round < 20; round += 1) {
      const id = `shown${round}`;
      const urn = `urn:li:tag:${id}`;
      expect(await found(reader, id)).toBe(0);
      await (round % 2 === 0 ? reader : writer).graphql(CREATE, { id });
      expect([await found(reader, id), await found(writer, id)]).toEqual([1, 1]);
      expect(await storedAspect(reader, urn, 'tagProperties')).toMatchObject({ name: id });
    }
  });

  describe('what they answer', () => {
    const URN = encodeURIComponent('urn:li:tag:answered');
    const patch = JSON.stringify([{ op: 'add', path: '/description', value: 'patched' }]);

    it.each<[string, string, RequestInit]>([
      ['an entity', `/openapi/v3/entity/tag/${URN}`, {}],
      ['an aspect', `/aspects/${URN}?aspect=tagProperties&version=0`, {}],
      ['an entity that does not exist', '/entitiesV2/urn%3Ali%3Atag%3Anone', {}],
      ['a write', '/openapi/v3/entity/tag/' + URN + '/tagProperties', { method: 'PATCH', body: patch }],
      ['an invalid write', '/openapi/v3/entity/tag', { method: 'POST', body: '[{}]' }],
      ['a path without an endpoint', '/nothing/here', {}],
      ['a wrong method', '/api/graphql', {}],
      ['no token', '/openapi/v3/entity/tag', { method: 'POST', body: '[]', headers: { authorization: '' } }],
      ['a file', '/config', {}],
    ])('should be the same for %s', async (_what, path, init) => {
      await ingest(writer, ['urn:li:tag:answered', 'tagProperties', { name: 'answered' }]);
      const answers = [];
      for (const worker of [writer, reader]) {
        const answer = await worker.fetch(path, init);
        answers.push([answer.status, (await answer.text()).replaceAll(/"(lastObserved|time)":\d+|[0-9a-f]{16,}/g, '')]);
      }
      expect(answers[1]).toEqual(answers[0]);
    });

    it('should be the same for a body that is too large, after which the connection ends', async () => {
      const body = `"${'x'.repeat(100_000)}"`;
      const statuses = await Promise.all(
        [writer, reader].map(async (worker) => (await worker.fetch('/logIn', { method: 'POST', body })).status),
      );
      expect(statuses).toEqual([413, 413]);
      for (const one of [writer, reader]) one.close();
      await connect();
    });

    it('should be the same for a mutation that is refused', async () => {
      const { token } = await createActor(writer, 'without-rights');
      const [one, other] = await Promise.all(
        [writer, reader].map((worker) => worker.graphql(CREATE, { id: 'refused' }, token)),
      );
      expect(other).toEqual(one);
      expect(JSON.stringify(one?.body)).toContain('Unauthorized');
    });
  });

  it('should let the one that writes create the invitation that a query asks for', async () => {
    const INVITE = '{ getInviteToken(input: {}) { inviteToken } }';
    const { body } = await reader.graphql(INVITE);
    expect(body.data.getInviteToken.inviteToken).toEqual(expect.any(String));
    expect((await writer.graphql(INVITE)).body).toEqual(body);
  });

  it('should find everything while the index is replaced', async () => {
    const writes = Array.from({ length: TAGS }, (_item, at): Write => {
      return [`urn:li:tag:replaced-${at}`, 'tagProperties', { name: `replaced ${at}` }];
    });
    await ingest(writer, ...writes);
    await poll(async () => (await found(reader, 'replaced')) === TAGS, 'search to follow');
    for (let round = 0; round < 3; round += 1) {
      const body = JSON.stringify({ limit: 0, clean: true });
      const restored = writer.fetch('/operations?action=restoreIndices', { method: 'POST', body });
      const totals = new Set<number>();
      while (!(await isSettled(restored))) totals.add(await found(reader, 'replaced'));
      expect((await restored).status).toBe(200);
      expect([...totals]).toEqual([TAGS]);
      await writer.graphql(CREATE, { id: `after${round}` });
      expect(await found(reader, `after${round}`)).toBe(1);
    }
  });

  it('should read on while the one that writes is started again, and lose nothing acknowledged', async () => {
    const next = (client: number, at: number) => ({
      id: `kept-${client}-${at}`,
      path: '/openapi/v3/entity/tag?async=false',
      body: JSON.stringify([{ urn: `urn:li:tag:kept-${client}-${at}`, tagProperties: { value: { name: 'kept' } } }]),
    });
    const clients = startClients({ url: env.url, token: env.token, keepAlive: true, count: CLIENTS, next });
    const acknowledged = (): readonly string[] =>
      clients.answers.flatMap(({ id, status }) => (status === 200 && id !== undefined ? [id] : []));
    await poll(() => acknowledged().length >= WRITES, 'clients to write');
    const killed = (await workersOf(reader)).members.find(({ number }) => number === 1);
    if (killed?.pid === undefined) throw new Error('The first worker does not run.');
    process.kill(killed.pid, 'SIGKILL');
    const isBack = async (): Promise<boolean> =>
      (await workersOf(reader)).members.some(
        ({ number, pid, isReady }) => number === 1 && isReady && pid !== killed.pid,
      );
    while (!(await isBack())) expect(await found(reader, 'replaced')).toBe(TAGS);
    expect((await workersOf(reader)).members.map(({ restarts }) => restarts)).toEqual([1, 0]);
    const before = acknowledged().length;
    await poll(() => acknowledged().length >= before + WRITES, 'clients to write again');
    await clients.end();
    const statuses = new Set(clients.answers.map(({ status }) => status));
    for (const status of statuses) expect([200, 503, undefined]).toContain(status);
    const stored = await Promise.all(
      acknowledged().map((id) => storedAspect(reader, `urn:li:tag:${id}`, 'tagProperties')),
    );
    expect(stored.filter((one) => one === undefined)).toEqual([]);
    writer.close();
    await connect();
    await poll(async () => (await found(reader, 'kept')) >= acknowledged().length, 'search to follow');
  });
});

async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  return Promise.race([promise.then(() => true), setImmediate(false)]);
}
