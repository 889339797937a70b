import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import { DomainError } from '../common/errors.js';
import { UNKNOWN_SENDERS_BYTES, useBodyParsers } from './body-parsers.js';

const JSON_TYPE = { 'content-type': 'application/json' };
/** No JSON, so that parsing would be refused as such. */
const LONG = '['.repeat(UNKNOWN_SENDERS_BYTES + 1);

let server: FastifyInstance;

beforeEach(() => {
  server = fastify();
  useBodyParsers(server, async ({ headers }) => {
    if (headers.authorization === undefined) throw new DomainError('UNAUTHENTICATED', 'unknown');
  });
  server.setErrorHandler((error, _request, reply) => reply.send({ code: (error as DomainError).code }));
  server.post('/', async ({ body }) => ({ read: typeof body }));
});

afterEach(() => server.close());

async function post(body: string, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
  return (await server.inject({ method: 'POST', url: '/', body, headers })).json();
}

describe('long bodies', () => {
  it('should be parsed only for known senders', async () => {
    const known = { authorization: 'Bearer known' };
    expect(await post(LONG, JSON_TYPE)).toEqual({ code: 'UNAUTHENTICATED' });
    expect(await post(LONG)).toEqual({ code: 'UNAUTHENTICATED' });
    expect(await post(LONG, { ...JSON_TYPE, ...known })).toEqual({ code: 'INVALID_ARGUMENT' });
    const text = JSON.stringify({ text: LONG });
    expect(await post(text, { ...JSON_TYPE, ...known })).toEqual({ read: 'object' });
  });

  it('should not be asked for in short requests', async () => {
    expect(await post('{"a":1}', JSON_TYPE)).toEqual({ read: 'object' });
    expect(await post('{', JSON_TYPE)).toEqual({ code: 'INVALID_ARGUMENT' });
  });
});
