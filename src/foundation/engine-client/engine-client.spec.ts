import { afterEach, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Deadline } from '../requests/deadline.js';
import { loadConfig } from '../config/index.js';
import type { EngineClient } from './engine-client.js';
import { openEngineClient } from './open-engine-client.js';

interface Received {
  readonly path: string;
  readonly body: string;
}
type Reply = { readonly status: number; readonly body: unknown } | 'hang' | 'break';

const open: { client: EngineClient; server: Server }[] = [];

async function scripted(
  engine: 'elasticsearch' | 'opensearch',
  reply: (request: Received, count: number) => Reply,
): Promise<{ client: EngineClient; received: Received[] }> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      received.push({ path: request.url ?? '', body });
      const answer = reply({ path: request.url ?? '', body }, received.length);
      if (answer === 'hang') return;
      if (answer === 'break') return void request.socket.destroy();
      response.writeHead(answer.status, {
        'content-type': 'application/json',
        ...(engine === 'elasticsearch' ? { 'x-elastic-product': 'Elasticsearch' } : {}),
      });
      response.end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const client = openEngineClient({ ...loadConfig({}).search, url, engine });
  open.push({ client, server });
  return { client, received };
}

afterEach(async () => {
  for (const { client, server } of open.splice(0)) {
    await client.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

const item = (status: number, type?: string): object => ({
  index: {
    _index: 'a-1',
    status,
    ...(type === undefined ? { result: 'created' } : { error: { type, reason: 'why' } }),
  },
});

describe.each(['elasticsearch', 'opensearch'] as const)('EngineClient on %s', (engine) => {
  it.each([200, 400, 404, 409, 500])('should answer a server that says %i', async (status) => {
    const { client } = await scripted(engine, () => ({ status, body: { said: 1 } }));
    expect(await client.request({ method: 'GET', path: '/a' })).toEqual({ status, body: { said: 1 } });
  });

  it('should send the query, the body and lines as given', async () => {
    const { client, received } = await scripted(engine, () => ({ status: 200, body: {} }));
    await client.request({ method: 'POST', path: '/a%2Fb/_search', query: { size: 1, flag: true }, body: { x: 'é' } });
    await client.request({ method: 'POST', path: '/_bulk', lines: '{"a":1}\n{"b":2}\n' });
    expect(received).toEqual([
      { path: '/a%2Fb/_search?size=1&flag=true', body: '{"x":"é"}' },
      { path: '/_bulk', body: '{"a":1}\n{"b":2}\n' },
    ]);
  });

  it('should ask a server that has no room again', async () => {
    const { client, received } = await scripted(engine, (_, count) => ({ status: count < 3 ? 429 : 200, body: {} }));
    expect((await client.request({ method: 'GET', path: '/a' })).status).toBe(200);
    expect(received).toHaveLength(3);
  });

  it('should not ask again for a change of an index whose disk is full', async () => {
    const body = { error: { type: 'cluster_block_exception', reason: 'index [a] blocked by: [12/disk usage];' } };
    const { client, received } = await scripted(engine, () => ({ status: 429, body }));
    expect(await client.request({ method: 'PUT', path: '/a/_mapping' })).toEqual({ status: 429, body });
    expect(received).toHaveLength(1);
  });

  it('should try a broken connection once more', async () => {
    const { client } = await scripted(engine, (_, count) => (count === 1 ? 'break' : { status: 200, body: {} }));
    expect((await client.request({ method: 'GET', path: '/a' })).status).toBe(200);
  });

  it.each<[string, Reply]>([
    ['no room', { status: 429, body: {} }],
    ['no server behind the proxy', { status: 503, body: {} }],
    ['credentials that are refused', { status: 401, body: {} }],
    ['the media type of another product', { status: 406, body: {} }],
    ['silence', 'hang'],
    ['broken connections', 'break'],
  ])('should say ENGINE_UNAVAILABLE, and no address, on %s', async (_, reply) => {
    const { client } = await scripted(engine, () => reply);
    const failure = client.request({ method: 'GET', path: '/a', timeoutMs: 100, retryMs: 50 });
    await expect(failure).rejects.toMatchObject({
      code: 'ENGINE_UNAVAILABLE',
      message: expect.not.stringContaining('127.0.0.1'),
    });
  });

  it('should end a request on the wire when nobody waits for it any more, and throw the reason', async () => {
    const { client, received } = await scripted(engine, () => 'hang');
    const deadline = new Deadline(Infinity);
    const ended = new Promise<void>((resolve) => {
      open[0]!.server.once('request', (request) => request.once('close', () => resolve()));
    });
    const answer = client.request({ method: 'GET', path: '/a', signal: deadline.signal });
    const refused = expect(answer).rejects.toMatchObject({ code: 'DEADLINE_EXCEEDED', message: 'Gone.' });
    while (received.length === 0) await new Promise((resolve) => setImmediate(resolve));
    deadline.cancel('Gone.');
    await refused;
    await ended;
  });

  it('should say ENGINE_UNAVAILABLE when nothing listens', async () => {
    const { client } = await scripted(engine, () => 'hang');
    const server = open[0]!.server;
    await new Promise((resolve) => server.close(resolve));
    const failure = client.request({ method: 'GET', path: '/a' });
    await expect(failure).rejects.toMatchObject({
      code: 'ENGINE_UNAVAILABLE',
      message: expect.stringContaining('ECONNREFUSED'),
    });
  });

  it('should send again only the items that the server had no room for', async () => {
    const { client, received } = await scripted(engine, (_, count) => ({
      status: 200,
      body: { items: count === 1 ? [item(201), item(429, 'rejected'), item(409, 'conflict')] : [item(201)] },
    }));
    const results = await client.bulk(
      ['1', '2', '3'].map((id) => ({ header: { index: { _index: 'a', _id: id } }, source: { id } })),
    );
    expect(results.map(({ status, index, errorType }) => [status, index, errorType])).toEqual([
      [201, 'a-1', ''],
      [201, 'a-1', ''],
      [409, 'a-1', 'conflict'],
    ]);
    expect(received[1]?.body).toBe('{"index":{"_index":"a","_id":"2"}}\n{"id":"2"}\n');
  });

  it.each([
    [429, 'cluster_block_exception'],
    [503, 'unavailable_shards_exception'],
  ])('should not wait for the end of what lasts: %i %s', async (status, errorType) => {
    const lasting = { items: [item(status, errorType)] };
    const { client, received } = await scripted(engine, () => ({ status: 200, body: lasting }));
    const results = await client.bulk([{ header: { delete: { _index: 'a', _id: '1' } } }]);
    expect(results).toMatchObject([{ status, errorType }]);
    expect(received).toHaveLength(1);
  });

  it('should find the one operation that is too large', async () => {
    const { client } = await scripted(engine, ({ body }) =>
      body.includes('"large"')
        ? { status: 413, body: {} }
        : { status: 200, body: { items: body.match(/"_id"/g)?.map(() => item(201)) } },
    );
    const results = await client.bulk(
      ['1', 'large', '3'].map((id) => ({ header: { index: { _index: 'a', _id: id } }, source: {} })),
    );
    expect(results.map(({ status }) => status)).toEqual([201, 413, 201]);
  });

  it('should give up on items that never find room', async () => {
    const { client } = await scripted(engine, () => ({ status: 200, body: { items: [item(429, 'rejected')] } }));
    const failure = client.bulk([{ header: { delete: { _index: 'a', _id: '1' } } }], { retryMs: 200 });
    await expect(failure).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
  });

  it.each<[string, unknown, boolean]>([
    ['its own product', { number: '9.1.2', ...(engine === 'opensearch' ? { distribution: 'opensearch' } : {}) }, true],
    [
      'a version too old',
      { number: '1.3.0', ...(engine === 'opensearch' ? { distribution: 'opensearch' } : {}) },
      false,
    ],
    [
      'the other product',
      { number: '8.1.0', ...(engine === 'opensearch' ? {} : { distribution: 'opensearch' }) },
      false,
    ],
  ])('should know %s', async (_, version, isFit) => {
    const { client } = await scripted(engine, () => ({ status: 200, body: { version } }));
    if (isFit) expect(await client.serverVersion()).toEqual({ major: 9, minor: 1 });
    else await expect(client.serverVersion()).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
  });
});
