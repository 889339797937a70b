import { afterEach, describe, expect, it } from '@jest/globals';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { compressAnswers } from './compression.js';

const LONG = JSON.stringify({ text: 'abc'.repeat(1_000) });
const SHORT = JSON.stringify({ text: 'abc' });

describe('compressAnswers', () => {
  let server: FastifyInstance;

  async function start(minBytes: number): Promise<void> {
    server = fastify();
    compressAnswers(server, minBytes);
    await server.register(async (routes) => {
      routes.get('/long', (_request, reply) => reply.type('application/json').send(LONG));
      routes.get('/short', (_request, reply) => reply.type('application/json').send(SHORT));
      routes.get('/stream', (_request, reply) => reply.type('text/javascript').send(Readable.from([LONG])));
      routes.get('/image', (_request, reply) => reply.type('image/png').send(Buffer.from(LONG)));
      routes.get('/part', (_request, reply) => reply.code(206).header('Content-Range', 'bytes 0-9/99').send(LONG));
      routes.post('/echo', (request, reply) => reply.type('application/json').send(request.body));
    });
  }

  const get = (url: string, accepted = 'gzip, deflate, br') =>
    server.inject({ url, headers: { 'accept-encoding': accepted } });

  afterEach(() => server.close());

  it.each(['/long', '/stream'])('should compress long answers and streams: %s', async (url) => {
    await start(1_000);
    const { headers, rawPayload } = await get(url);
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(rawPayload.length).toBeLessThan(LONG.length / 10);
    expect(gunzipSync(rawPayload).toString()).toBe(LONG);
  });

  it.each([
    ['a short answer', '/short', 'gzip', SHORT],
    ['one for a client that takes no gzip', '/long', 'br', LONG],
    ['one for a client that names nothing', '/long', '', LONG],
    ['what is compressed already', '/image', 'gzip', LONG],
    ['a part of a file', '/part', 'gzip', LONG],
  ])('should leave %s as it is', async (_what, url, accepted, body) => {
    await start(1_000);
    const answer = await get(url, accepted);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body).toBe(body);
  });

  it('should compress nothing when that is switched off', async () => {
    await start(0);
    expect((await get('/stream')).headers['content-encoding']).toBeUndefined();
  });

  it('should not decompress requests', async () => {
    await start(1_000);
    const headers = { 'content-encoding': 'gzip', 'content-type': 'text/plain' };
    const sent = Buffer.from([31, 139, 8, 0]).toString('latin1');
    expect((await server.inject({ method: 'POST', url: '/echo', headers, payload: sent })).body).toBe(sent);
  });
});
