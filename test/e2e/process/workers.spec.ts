import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createActor, type TestActor } from '../../support/service/actors.js';
import { createProcessEnvironment, type ProcessEnvironment } from '../../support/service/create-test-environment.js';
import { ingest, storedAspect, type Write } from '../../support/service/ingest.js';
import { type Clients, startClients } from '../../support/service/keep-alive-clients.js';
import { poll } from '../../support/measures/poll.js';
import { connectToBoth, type WorkerConnection, workersOf } from '../../support/service/worker-connections.js';

const ATTEMPTS = 6;
const PASSWORD = 'a password of the test';
const CLIENTS = 8;
/** Acknowledged writes before a fault, and after it. */
const WRITES = 60;

describe('a service with two workers', () => {
  let env: ProcessEnvironment;
  let here: WorkerConnection;
  let there: WorkerConnection;

  beforeAll(async () => {
    env = await createProcessEnvironment({
      env: {
        WORKERS: '2',
        LOG_LEVELS: 'no variable of the service',
        ADMIN_PASSWORD: PASSWORD,
        LOGIN_ATTEMPTS_PER_USER: String(ATTEMPTS),
        ELASTICSEARCH_INDEX_BUILDER_REFRESH_INTERVAL_SECONDS: '3600',
      },
    });
    await connect();
  });

  afterAll(async () => {
    for (const one of [here, there]) one.close();
    expect(await env.stop()).toBe(0);
  });

  async function connect(): Promise<void> {
    [here, there] = await connectToBoth(env);
  }

  it('should say how many workers there are, and warn of the configuration once', async () => {
    await poll(() => env.output().includes('Metadata service ready'), 'the line');
    expect(env.output()).toContain('; 2 workers; admin token from ADMIN_TOKEN)');
    expect(env.output().split('LOG_LEVELS is no variable of the service')).toHaveLength(2);
  });

  const isLetIn = async (worker: WorkerConnection, token: string): Promise<boolean> =>
    (await worker.graphql('{ me { corpUser { urn } } }', {}, token)).status === 200;

  describe('rights', () => {
    const REVOKE = 'mutation ($id: String!) { revokeAccessToken(tokenId: $id) }';

    async function tokenOf(actor: TestActor): Promise<{ readonly token: string; readonly id: string }> {
      const { body } = await here.graphql(
        'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { accessToken metadata { id } } }',
        { input: { type: 'PERSONAL', actorUrn: actor.urn, duration: 'ONE_HOUR', name: 't' } },
      );
      const { accessToken, metadata } = body.data.createAccessToken;
      return { token: accessToken, id: metadata.id };
    }

    it.each<[string, (actor: TestActor, id: string) => Promise<{ readonly body: unknown }>]>([
      ['a token that is revoked', (_actor, id) => here.graphql(REVOKE, { id })],
      [
        'a user who is suspended',
        ({ urn }) => here.graphql(`mutation { updateUserStatus(urn: "${urn}", status: SUSPENDED) }`),
      ],
      ['a user who is removed', ({ urn }) => here.graphql(`mutation { removeUser(urn: "${urn}") }`)],
    ])('should be refused by one worker as soon as the other has acknowledged %s', async (what, act) => {
      for (let round = 0; round < 3; round += 1) {
        const actor = await createActor(here, `${what.replaceAll(' ', '-')}-${round}`);
        const { token, id } = await tokenOf(actor);
        expect([await isLetIn(here, token), await isLetIn(there, token)]).toEqual([true, true]);
        expect((await act(actor, id)).body).toMatchObject({ data: expect.anything() });
        expect([await isLetIn(there, token), await isLetIn(here, token)]).toEqual([false, false]);
      }
    });

    const USER = 'urn:li:corpuser:of-workers';
    const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,of-workers,PROD)';

    async function holds(worker: WorkerConnection): Promise<boolean> {
      const { body } = await worker.graphql(
        'query ($input: GetGrantedPrivilegesInput!) { getGrantedPrivileges(input: $input) { privileges } }',
        { input: { actorUrn: USER, resourceSpec: { resourceType: 'DATASET', resourceUrn: DATASET } } },
      );
      return (body.data.getGrantedPrivileges.privileges as string[]).includes('EDIT_ENTITY_EMBED');
    }

    const policy = (actors: object): Write => [
      'urn:li:dataHubPolicy:of-workers',
      'dataHubPolicyInfo',
      {
        displayName: 'Of workers',
        description: '',
        type: 'METADATA',
        state: 'ACTIVE',
        privileges: ['EDIT_ENTITY_EMBED'],
        actors: { allUsers: false, allGroups: false, resourceOwners: false, ...actors },
        resources: { filter: { criteria: [] } },
      },
    ];
    const owners = (...urns: readonly string[]): Write => [
      DATASET,
      'ownership',
      { owners: urns.map((owner) => ({ owner, type: 'DATAOWNER' })), lastModified: { time: 1, actor: USER } },
    ];

    it.each<[what: string, before: readonly Write[], change: Write]>([
      ['a policy', [policy({})], policy({ users: [USER] })],
      ['an owner', [policy({ resourceOwners: true }), owners()], owners(USER)],
      [
        'a role',
        [policy({ roles: ['urn:li:dataHubRole:Reader'] }), [USER, 'roleMembership', { roles: [] }]],
        [USER, 'roleMembership', { roles: ['urn:li:dataHubRole:Reader'] }],
      ],
    ])('should follow a change of %s in both at once', async (_what, before, change) => {
      await ingest(here, [USER, 'corpUserInfo', { active: true }], [DATASET, 'datasetProperties', { name: 'D' }]);
      for (let round = 0; round < 3; round += 1) {
        await ingest(here, ...before);
        expect([await holds(here), await holds(there)]).toEqual([false, false]);
        await ingest(here, change);
        expect([await holds(there), await holds(here)]).toEqual([true, true]);
      }
    });

    it('should end a session in both', async () => {
      const body = JSON.stringify({ username: 'datahub', password: PASSWORD });
      const answer = await fetch(`${env.url}/logIn`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      const cookie = answer.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ');
      const headers = { cookie, authorization: '' };
      const me = JSON.stringify({ query: '{ me { corpUser { urn } } }' });
      const statuses = async (): Promise<readonly number[]> =>
        Promise.all(
          [here, there].map(async (worker) => {
            const response = await worker.fetch('/api/graphql', { method: 'POST', body: me, headers });
            return response.status;
          }),
        );
      expect(await statuses()).toEqual([200, 200]);
      await here.fetch('/logOut', { headers });
      expect(await statuses()).toEqual([401, 401]);
    });

    it('should count failed log-ins together', async () => {
      const attempt = async (worker: WorkerConnection): Promise<number> => {
        const body = JSON.stringify({ username: 'nobody', password: 'wrong' });
        return (await worker.fetch('/logIn', { method: 'POST', body })).status;
      };
      const statuses: number[] = [];
      for (let at = 0; at < ATTEMPTS; at += 1) statuses.push(await attempt(at % 2 === 0 ? here : there));
      expect(new Set(statuses)).toEqual(new Set([400]));
      expect([await attempt(here), await attempt(there)]).toEqual([429, 429]);
    });
  });

  it('should find in one worker what the other has written, long before the engine refreshes by itself', async () => {
    const SEARCH = 'query ($q: String!) { search(input: { type: TAG, query: $q }) { total } }';
    for (let round = 0; round < 6; round += 1) {
      const [writer, reader] = round % 2 === 0 ? [here, there] : [there, here];
      const id = `found${round}`;
      await writer.graphql('mutation ($id: String!) { createTag(input: { id: $id, name: $id }) }', { id });
      await poll(async () => {
        const { body } = await reader.graphql(SEARCH, { q: id });
        return body.data.search.total === 1;
      }, 'the other worker to find it');
    }
  });

  it('should switch writes off in both, and on again', async () => {
    const write = async (worker: WorkerConnection): Promise<number> => {
      const body = JSON.stringify([{ urn: 'urn:li:tag:switched', tagProperties: { value: { name: 'switched' } } }]);
      return (await worker.fetch('/openapi/v3/entity/tag?async=false', { method: 'POST', body })).status;
    };
    const switchWrites = (worker: WorkerConnection, value: boolean): Promise<Response> =>
      worker.fetch('/entities?action=setWritable', { method: 'POST', body: JSON.stringify({ value }) });
    await switchWrites(here, false);
    expect([await write(there), await write(here)]).toEqual([503, 503]);
    await switchWrites(there, true);
    expect([await write(here), await write(there)]).toEqual([200, 200]);
  });

  it('should keep as much history in both as a policy says that one of them has stored', async () => {
    const policy = (maxVersions: number): Write => [
      'urn:li:dataHubRetention:(tag,tagProperties)',
      'dataHubRetentionConfig',
      { retention: { version: { maxVersions } } },
    ];
    const tag = 'urn:li:tag:retained';
    const write = (worker: WorkerConnection, name: string) => ingest(worker, [tag, 'tagProperties', { name }]);
    await ingest(here, policy(1));
    for (const name of ['1', '2']) for (const worker of [here, there]) await write(worker, name);
    await ingest(here, policy(9));
    for (const name of ['3', '4', '5']) await write(there, name);
    const path = `/aspects/${encodeURIComponent(tag)}?aspect=tagProperties&version=-1`;
    const headers = { 'x-restli-protocol-version': '2.0.0' };
    expect((await there.fetch(path, { headers })).status).toBe(200);
  });

  it('should find in the audit trail what any of them has recorded', async () => {
    const audited = async (worker: WorkerConnection, urn: string): Promise<number> => {
      const body = JSON.stringify({ entityUrns: [urn] });
      const found = await worker.fetch('/openapi/v1/events/audit/search', { method: 'POST', body });
      return ((await found.json()) as { readonly total: number }).total;
    };
    for (let round = 0; round < 3; round += 1) {
      const urn = `urn:li:tag:audited-${round}`;
      await ingest(here, [urn, 'tagProperties', { name: 'audited' }]);
      expect(await audited(there, urn)).toBe(2);
    }
  });

  it('should tell in one worker of the restores that run in the other', async () => {
    const answer = await here.fetch('/operations?action=restoreIndices', {
      method: 'POST',
      body: JSON.stringify({ urn: 'urn:li:tag:audited-0' }),
    });
    expect(answer.status).toBe(200);
    const statuses = await Promise.all(
      [here, there].map(async (worker) => {
        const status = await worker.fetch('/operations?action=getRestoreStatus', { method: 'POST', body: '{}' });
        return await status.json();
      }),
    );
    expect(statuses[1]).toEqual(statuses[0]);
    expect(JSON.stringify(statuses[1])).toContain('audited-0');
  });

  it('should add up the metrics of both', async () => {
    const counted = async (worker: WorkerConnection): Promise<number> => {
      const counts = /^graphql_operation_duration_seconds_count\{.*\} (\d+)$/gm;
      const text = await (await worker.fetch('/metrics')).text();
      return [...text.matchAll(counts)].reduce((sum, [, count]) => sum + Number(count), 0);
    };
    const before = await counted(here);
    for (const worker of [here, here, here, there, there]) await worker.graphql('{ me { corpUser { urn } } }');
    expect([await counted(here), await counted(there)]).toEqual([before + 5, before + 5]);
    const text = await (await there.fetch('/actuator/prometheus')).text();
    expect(text.match(/^process_resident_memory_bytes\{worker="[12]"\} \d+$/gm)).toHaveLength(2);
  });

  function writers(name: string): Clients {
    return startClients({
      url: env.url,
      token: env.token,
      keepAlive: true,
      count: CLIENTS,
      next: (client, at) => ({
        id: `${name}-${client}-${at}`,
        path: '/openapi/v3/entity/tag?async=false',
        body: JSON.stringify([{ urn: `urn:li:tag:${name}-${client}-${at}`, tagProperties: { value: { name } } }]),
      }),
    });
  }

  const acknowledged = ({ answers }: Clients): readonly string[] =>
    answers.flatMap(({ id, status }) => (status === 200 && id !== undefined ? [id] : []));

  async function missing(ids: readonly string[]): Promise<readonly string[]> {
    const found = await Promise.all(ids.map((id) => storedAspect(env, `urn:li:tag:${id}`, 'tagProperties')));
    return ids.filter((_id, at) => found[at] === undefined);
  }

  it('should not report that a worker that only reads cannot write', () => {
    expect(env.output()).not.toContain('This process only reads the search index');
  });

  it('should survive the crash of one under writes, replace it, and lose nothing acknowledged', async () => {
    const clients = writers('crash');
    await poll(() => acknowledged(clients).length >= WRITES, 'clients to write');
    const killed = (await workersOf(here)).members.find(({ number }) => number === 2);
    if (killed?.pid === undefined) throw new Error('The second worker does not run.');
    process.kill(killed.pid, 'SIGKILL');
    await poll(async () => {
      const replaced = (await workersOf(here)).members.find(({ number }) => number === 2);
      return replaced !== undefined && replaced.isReady && replaced.pid !== killed.pid;
    }, 'another worker in its place');
    const before = acknowledged(clients).length;
    await poll(() => acknowledged(clients).length >= before + WRITES, 'clients to write again');
    await clients.end();
    expect(await missing(acknowledged(clients))).toEqual([]);
    expect(clients.answers.filter(({ status }) => status !== undefined && status !== 200)).toEqual([]);
    there.close();
    await connect();
    for (const worker of [here, there])
      expect(await (await worker.fetch('/metrics')).text()).toMatch(/^worker_restarts\{worker="2"\} 1$/m);
    expect(env.output()).toContain(`Worker 2 (process ${killed.pid}) ended with SIGKILL; it is started again`);
  });

  it('should finish the requests in progress of both when it is stopped', async () => {
    const clients = writers('stop');
    await poll(() => acknowledged(clients).length >= WRITES, 'clients to write');
    for (const one of [here, there]) one.close();
    const stoppedAt = performance.now();
    await env.restart('SIGTERM');
    await clients.end();
    const lost = clients.answers.filter(
      ({ status, error, sentAt, isReused }) =>
        status !== 200 && status !== 503 && error !== 'ECONNREFUSED' && (sentAt <= stoppedAt || isReused),
    );
    expect(lost).toEqual([]);
    expect(await missing(acknowledged(clients))).toEqual([]);
    await connect();
    expect((await workersOf(here)).members.map(({ restarts }) => restarts)).toEqual([0, 0]);
  });
});
