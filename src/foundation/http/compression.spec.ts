import { afterEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { compressAnswers } from './compression.js';

const LONG = JSON.stringify({ text: 'abc'.repeat(1_000) });
const SHORT = JSON.stringify({ text: 'abc' });

/** A stream that fails before its first byte. */
const failing = (): Readable =>
  new Readable({
    read() {
      this.destroy(new Error('The stream fails'));
    },
  });

interface Answer {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

describe('compressAnswers', () => {
  let server: FastifyInstance;
  let url: string;

  async function start(minBytes: number): Promise<void> {
    server = fastify();
    compressAnswers(server, minBytes);
    await server.register(async (routes) => {
      routes.get('/long', (_request, reply) => reply.type('application/json').send(LONG));
      routes.get('/short', (_request, reply) => reply.type('application/json').send(SHORT));
      routes.get('/stream', (_request, reply) => reply.type('text/javascript').send(Readable.from([LONG])));
      routes.get('/image', (_request, reply) => reply.type('image/png').send(Buffer.from(LONG)));
      routes.get('/part', (_request, reply) => reply.code(206).header('Content-Range', 'bytes 0-9/99').send(LONG));
      routes.get('/fails', (_request, reply) => reply.type('application/json').send(failing()));
      routes.get('/refused', (_request, reply) => {
        void reply.type('application/json').send(new Readable({ read: () => undefined }));
        setImmediate(() => void reply.code(503).send('{"error":"late"}'));
      });
      routes.post('/echo', ({ body }, reply) => reply.type('application/json').send(body));
    });
    url = await server.listen({ host: '127.0.0.1', port: 0 });
  }

  async function send(method: string, path: string, headers: Record<string, string>, body?: Buffer): Promise<Answer> {
    const sent = request(url + path, { method, headers }).end(body);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return { headers: answer.headers, body: await buffer(answer) };
  }

  const get = (path: string, accepted = 'gzip, deflate, br') => send('GET', path, { 'accept-encoding': accepted });

  afterEach(() => server.close());

  it.each(['/long', '/stream'])('should compress long answers and streams: %s', async (path) => {
    await start(1_000);
    const { headers, body } = await get(path);
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(body.length).toBeLessThan(LONG.length / 10);
    expect(gunzipSync(body).toString()).toBe(LONG);
  });

  it.each([
    ['a short answer', '/short', 'gzip', SHORT],
    ['one for a client that takes no gzip', '/long', 'br', LONG],
    ['one for a client that names nothing', '/long', '', LONG],
    ['what is compressed already', '/image', 'gzip', LONG],
    ['a part of a file', '/part', 'gzip', LONG],
  ])('should leave %s as it is', async (_what, path, accepted, body) => {
    await start(1_000);
    const answer = await get(path, accepted);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body.toString()).toBe(body);
  });

  it('should compress nothing when that is switched off', async () => {
    await start(0);
    expect((await get('/stream')).headers['content-encoding']).toBeUndefined();
  });

  it('should not decompress requests', async () => {
    await start(1_000);
    const headers = { 'content-encoding': 'gzip', 'content-type': 'text/plain' };
    const sent = Buffer.from('no gzip at all');
    expect((await send('POST', '/echo', headers, sent)).body).toEqual(sent);
  });

  it.each(['/fails', '/refused'])('should not call a response compressed that replaces a stream: %s', async (path) => {
    await start(1_000);
    const { headers, body } = await get(path);
    expect(headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(body.toString())).toMatchObject({ error: expect.any(String) });
  });
});
