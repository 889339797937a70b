import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import type { Deadline } from '../requests/deadline.js';
import { giveWay } from '../concurrency/give-way.js';
import { requestOrigin } from '../requests/request-origin.js';
import { limitResponseTime } from './response-time.js';
import { noteOrigins } from './request-origins.js';

const LIMIT_MS = 200;

/** Not reached where the machine withholds the processor for a while. */
const AMPLE_MS = 60_000;

const REFUSAL = { error: 'Request timed out. The operation may still be completing in the background.' };

const hold = (milliseconds: number): void => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

describe('limitResponseTime', () => {
  let server: FastifyInstance;
  let late: string[];
  let outcome: unknown;
  let retryAfter: string | null;

  let address: string;

  const get = async (path: string): Promise<[number, unknown]> => {
    const response = await fetch(address + path);
    retryAfter = response.headers.get('retry-after');
    return [response.status, await response.json()];
  };

  const start = async (answer: () => unknown, limitMs = LIMIT_MS): Promise<void> => {
    server = fastify();
    late = [];
    outcome = undefined;
    noteOrigins(server, 1000);
    limitResponseTime(server, limitMs, ({ url }) => late.push(url));
    const handler = async (): Promise<unknown> => answer();
    server.get('/things', handler);
    server.get('/operations', handler);
    address = await server.listen({ port: 0, host: '127.0.0.1' });
  };

  const workForever = async (): Promise<void> => {
    try {
      for (;;) {
        hold(1);
        await giveWay();
      }
    } catch (error) {
      outcome = error;
    }
  };

  const workEnds = async (): Promise<void> => {
    while (outcome === undefined) await nextTurn();
  };

  afterEach(() => server.close());

  it('should leave answers in time alone', async () => {
    await start(() => ({ ok: true }), AMPLE_MS);
    expect([await get('/things'), late]).toEqual([[200, { ok: true }], []]);
  });

  it('should refuse when no answer comes, and stop work that gives way', async () => {
    await start(workForever);
    expect([await get('/things'), late]).toEqual([[503, REFUSAL], ['/things']]);
    expect(retryAfter).toBe('30');
    await workEnds();
    expect(outcome).toMatchObject({ code: 'DEADLINE_EXCEEDED' });
  });

  it('should refuse an answer that was late because no timer could fire', async () => {
    await start(() => {
      hold(LIMIT_MS + 10);
      return { ok: true };
    });
    expect([await get('/things'), late]).toEqual([[503, REFUSAL], ['/things']]);
  });

  it('should leave the answer to a request that was cancelled for another reason', async () => {
    await start(() => {
      requestOrigin()?.deadline?.cancel('The service is stopping.');
      return { error: 'The service is stopping.' };
    }, AMPLE_MS);
    expect([await get('/things'), late]).toEqual([[200, { error: 'The service is stopping.' }], []]);
  });

  it('should not limit work on the whole store', async () => {
    await start(() => {
      hold(LIMIT_MS + 10);
      return { ok: true };
    });
    expect(await get('/operations')).toEqual([200, { ok: true }]);
  });

  it('should stop the work when the client is gone', async () => {
    let begin = (): void => undefined;
    const atWork = new Promise<void>((resolve) => (begin = resolve));
    await start(() => {
      begin();
      return workForever();
    }, AMPLE_MS);
    const client = connect(Number(new URL(address).port), '127.0.0.1');
    client.write('GET /things HTTP/1.1\r\nHost: x\r\n\r\n');
    await atWork;
    client.destroy();
    await workEnds();
    expect(outcome).toMatchObject({ code: 'DEADLINE_EXCEEDED', message: 'The client closed the connection.' });
  });

  it('should not cut off a response that a client takes slowly', async () => {
    const body = new PassThrough();
    await start(() => body);
    body.write('{"first":1,');
    const response = await fetch(`${address}/things`);
    await wait(LIMIT_MS + 100);
    body.end('"last":2}');
    expect([response.status, await response.json(), late]).toEqual([200, { first: 1, last: 2 }, []]);
  });

  it('should cut off a response of which the client takes nothing', async () => {
    const body = new PassThrough();
    const closed = new Promise((resolve) => body.once('close', resolve));
    await start(() => body);
    const client = connect(Number(new URL(address).port), '127.0.0.1').pause();
    client.write('GET /things HTTP/1.1\r\nHost: x\r\n\r\n');
    body.write(Buffer.alloc(32_000_000));
    await closed;
    expect(late).toEqual([]);
    client.destroy();
  });

  it('should not limit what goes on after the answer', async () => {
    let deadline: Deadline | undefined;
    let after: Promise<void> | undefined;
    let answered = (): void => undefined;
    const whenAnswered = new Promise<void>((resolve) => (answered = resolve));
    const limitMs = 1_000;
    await start(() => {
      deadline = requestOrigin()?.deadline;
      after = whenAnswered.then(async () => {
        hold(limitMs + 10);
        await giveWay();
      });
      return { ok: true };
    }, limitMs);
    await get('/things');
    answered();
    await expect(after).resolves.toBeUndefined();
    expect(deadline?.isOver).toBe(true);
  });
});
