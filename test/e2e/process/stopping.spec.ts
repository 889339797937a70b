import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type ClientRequest as OutgoingRequest, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createProcessEnvironment, type ProcessEnvironment } from '../../support/service/create-test-environment.js';
import {
  type ClientAnswer,
  type ClientRequest,
  type Clients,
  startClients,
} from '../../support/service/keep-alive-clients.js';
import { freePort } from '../../support/service/free-port.js';
import { poll } from '../../support/measures/poll.js';
import { type ServiceProcess, startService } from '../../support/service/service-process.js';

const STOPS = Number(process.env.SIZE ?? 1);
const WRITERS = 32;
const READERS = 32;
/** Answers between a start and the order to stop. */
const BETWEEN = 200;
/** Tags that long answers list. */
const TAGS = 400;

const TOKEN = 'token-of-the-stopping-suite';
const STOPPING = 'The service is stopping. Send the request again to one that runs.';

const CREATE = 'mutation($id: String!) { createTag(input: { id: $id, name: $id }) }';
const READ =
  '{ me { corpUser { urn } } searchAcrossEntities(input: { query: "*", count: 50 }) { total searchResults { entity { urn } } } }';

/** A connection to a service, and what came over it. */
interface Connection {
  readonly socket: Socket;
  readonly closed: Promise<void>;
  read(): string;
  error(): Error | undefined;
}

const graphql = (query: string, variables: object = {}): Omit<ClientRequest, 'id'> => ({
  path: '/api/graphql',
  body: JSON.stringify({ query, variables }),
});

/** Writes over GraphQL, rest.li and OpenAPI in turn. */
const WRITES: readonly ((id: string) => ClientRequest)[] = [
  (id) => ({ id, ...graphql(CREATE, { id }) }),
  (id) => ({
    id,
    path: '/aspects?action=ingestProposal',
    body: JSON.stringify({
      proposal: {
        entityType: 'tag',
        entityUrn: `urn:li:tag:${id}`,
        changeType: 'UPSERT',
        aspectName: 'tagProperties',
        aspect: { value: JSON.stringify({ name: id }), contentType: 'application/json' },
      },
    }),
  }),
  (id) => ({
    id,
    path: '/openapi/v3/entity/tag?async=false',
    body: JSON.stringify([{ urn: `urn:li:tag:${id}`, tagProperties: { value: { name: id } } }]),
  }),
];

/** Reads over GraphQL and rest.li in turn, and the long answer that is written in pieces. */
const READS: readonly ClientRequest[] = [
  graphql(READ),
  { path: '/aspects?action=getCount', body: JSON.stringify({ aspect: 'tagProperties' }) },
  {
    path: '/openapi/v3/entity/tag/batchGet',
    body: JSON.stringify(Array.from({ length: TAGS }, (_item, at) => ({ urn: `urn:li:tag:long-${at}` }))),
  },
];

describe('a service that is stopped under load', () => {
  let env: ProcessEnvironment;

  beforeAll(async () => {
    env = await createProcessEnvironment();
    const tags = Array.from({ length: TAGS }, (_item, at) => ({
      urn: `urn:li:tag:long-${at}`,
      tagProperties: { value: { name: 'long', description: 'd'.repeat(500) } },
    }));
    const { status } = await env.fetch('/openapi/v3/entity/tag?async=false', {
      method: 'POST',
      body: JSON.stringify(tags),
    });
    expect(status).toBe(200);
  });

  afterAll(async () => {
    await env.stop();
  });

  function clientsOf(name: string, keepAlive: boolean): Clients {
    return startClients({
      url: env.url,
      token: env.token,
      keepAlive,
      count: WRITERS + READERS,
      next: (client, at) =>
        client < WRITERS
          ? WRITES[(client + at) % WRITES.length]!(`${name}-${client}-${at}`)
          : READS[(client + at) % READS.length]!,
    });
  }

  it.each([
    ['are kept alive', true],
    ['serve one request each', false],
  ])(
    'should complete or refuse all requests, reset no connection and keep acknowledged writes where connections ' +
      `%s, ${STOPS} times`,
    async (_case, keepAlive) => {
      for (let stop = 0; stop < STOPS; stop += 1) {
        const clients = clientsOf(`stop-${keepAlive}-${stop}`, keepAlive);
        await poll(() => clients.answers.length >= BETWEEN, 'clients to be at work');
        const stoppedAt = performance.now();
        await env.restart('SIGTERM');
        await clients.end();
        report(clients.answers);
        expect(clients.answers.filter((answer) => !isTrue(answer, stoppedAt))).toEqual([]);
        const told = clients.answers.filter(({ id, status, body }) => id !== undefined && isDone(status, body));
        expect(told.length).toBeGreaterThan(10);
        expect(await missing(told.map(({ id }) => `urn:li:tag:${id}`))).toEqual([]);
      }
    },
  );

  async function missing(urns: readonly string[]): Promise<readonly string[]> {
    const query = 'query($urn: String!) { entityExists(urn: $urn) }';
    const found = await Promise.all(urns.map((urn) => env.graphql(query, { urn })));
    return urns.filter((_urn, at) => found[at]?.body.data.entityExists !== true);
  }
});

describe('the stop signal', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'stopping-'));
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  const start = async (env: Readonly<Record<string, string>>): Promise<ServiceProcess> =>
    startService(folder, await freePort(), { ADMIN_TOKEN: TOKEN, ...env });

  describe('at the limit', () => {
    const PATHS = ['/api/graphql', '/openapi/v3/entity/tag', '/aspects?action=ingestProposal', '/logIn'];
    let code: Promise<number | null>;
    let refusals: ReadonlyMap<string, { readonly message: IncomingMessage; readonly body: unknown }>;

    beforeAll(async () => {
      const service = await start({ STOP_TIMEOUT_MS: '100' });
      const requests = await Promise.all(PATHS.map((path) => opened(service.url + path)));
      code = service.end('SIGTERM');
      const told = await Promise.all(
        requests.map(async (one) => {
          const [message] = (await once(one, 'response')) as [IncomingMessage];
          return { message, body: JSON.parse(await text(message)) as unknown };
        }),
      );
      refusals = new Map(PATHS.map((path, at) => [path, told[at]!]));
      for (const one of requests) one.destroy();
    });

    it.each([
      ['/api/graphql', { error: STOPPING }],
      ['/openapi/v3/entity/tag', { error: STOPPING, message: STOPPING }],
      [
        '/aspects?action=ingestProposal',
        expect.objectContaining({ status: 503, message: STOPPING, exceptionClass: expect.any(String) }),
      ],
      ['/logIn', { error: 'STOPPING', message: STOPPING }],
    ])('should refuse the remaining requests in the format of the API: %s', (path, expected) => {
      const { message, body } = refusals.get(path)!;
      const { connection, 'retry-after': retryAfter } = message.headers;
      expect([message.statusCode, connection, retryAfter]).toEqual([503, 'close', '1']);
      expect(body).toEqual(expected);
    });

    it('should exit with 0', async () => {
      expect(await code).toBe(0);
    });
  });

  describe('with a delay', () => {
    let service: ServiceProcess;
    let idle: Connection;
    let used: Connection;
    let code: Promise<number | null>;

    beforeAll(async () => {
      service = await start({ STOP_DELAY_MS: '5000' });
      [idle, used] = [await connectedTo(service.url), await connectedTo(service.url)];
      code = service.end('SIGTERM');
    });

    it('should give load balancers time, in which it is not ready but serves requests', async () => {
      const ready = await poll(async () => {
        const answer = await fetch(`${service.url}/health/ready`);
        return answer.status === 503 && answer;
      }, 'the service not to be ready');
      expect([ready.headers.get('connection'), await ready.json()]).toEqual([
        'close',
        expect.objectContaining({ ready: false, state: 'stopping' }),
      ]);
      const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' };
      const body = JSON.stringify({ query: '{ me { corpUser { urn } } }' });
      const answer = await fetch(`${service.url}/api/graphql`, { method: 'POST', headers, body });
      expect([answer.status, await answer.json()]).toEqual([200, { data: expect.anything(), extensions: {} }]);
    });

    it('should close idle connections without a reset, and serve a request that arrives on one', async () => {
      used.socket.write('GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n');
      await Promise.all([idle.closed, used.closed]);
      expect([idle.read(), idle.error()]).toEqual(['', undefined]);
      expect([used.read(), used.error()]).toEqual([expect.stringContaining('Connection: close'), undefined]);
      expect(used.read()).toMatch(/^HTTP\/1\.1 200/);
    });

    it('should exit with 0 after it', async () => {
      expect(await code).toBe(0);
    });
  });

  it('should respond to pipelined requests, and close after the last', async () => {
    const service = await start({});
    const { socket, closed, read, error } = await connectedTo(service.url);
    const line = 'GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n';
    socket.write(line.repeat(3));
    const ended = service.end('SIGTERM');
    await closed;
    expect([read().match(/HTTP\/1\.1 200/g)?.length, error()]).toEqual([3, undefined]);
    expect(await ended).toBe(0);
  });

  it('should stop immediately at the second signal', async () => {
    const service = await start({ STOP_DELAY_MS: '600000' });
    void service.end('SIGTERM');
    await poll(async () => (await fetch(`${service.url}/health`)).status === 503, 'the order to be taken');
    const code = await poll(() => {
      if (service.code() === undefined) process.kill(service.pid, 'SIGTERM');
      return service.code();
    }, 'the service to end');
    expect(code).toBe(143);
  });

  /** A request whose head the service has read, and whose body never comes. */
  async function opened(url: string): Promise<OutgoingRequest> {
    const headers = { 'content-type': 'application/json', 'content-length': 10, expect: '100-continue' };
    const one = request(url, { method: 'POST', headers: { ...headers, authorization: `Bearer ${TOKEN}` } });
    one.on('error', () => undefined);
    one.flushHeaders();
    await once(one, 'continue');
    return one;
  }

  async function connectedTo(url: string): Promise<Connection> {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let [read, error]: [string, Error | undefined] = ['', undefined];
    socket.setEncoding('utf8').on('data', (piece: string) => (read += piece));
    socket.on('error', (reason) => (error = reason));
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    await once(socket, 'connect');
    return { socket, closed, read: () => read, error: () => error };
  }
});

/** Answers by status, for those who ask for many stops. */
function report(answers: readonly ClientAnswer[]): void {
  if (process.env.SIZE === undefined) return;
  const counts: Record<string, number> = {};
  for (const { status, error } of answers) {
    const name = String(status ?? error);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  process.stderr.write(`${JSON.stringify(counts)}\n`);
}

function isDone(status: number | undefined, body: string): boolean {
  return status === 200 && !body.startsWith('{"errors"') && !body.includes('"data":null');
}

/** Whether an answer blames nobody: what was asked for, a refusal with 503, or a connection that was made too late. */
function isTrue({ status, body, error, sentAt, isReused }: ClientAnswer, stoppedAt: number): boolean {
  if (status !== undefined) return status === 503 || (status === 200 && !body.includes('"errors"'));
  return error === 'ECONNREFUSED' || (sentAt > stoppedAt && !isReused);
}
