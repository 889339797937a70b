import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ThreadClient } from './thread-client.js';

/** Replies with the request, fails, ends, or never replies. */
const SCRIPT = `
import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ id, request }) => {
  if (request === 'throw') throw new Error('thrown');
  if (request === 'exit') process.exit(3);
  while (request === 'hang');
  parentPort.postMessage(request === 'fail' ? { id, failure: 'full' } : { id, reply: request });
});`;

describe('ThreadClient', () => {
  const script = new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`);
  let workers: Worker[];
  let thread: ThreadClient<string, string, string>;

  const start = (): Worker => {
    const worker = new Worker(script);
    workers.push(worker);
    return worker;
  };
  const messageOf = (request: Promise<string>): Promise<string> =>
    request.then(
      () => '',
      (error: unknown) => (error as Error).message,
    );

  beforeEach(() => {
    workers = [];
    thread = new ThreadClient(start, {
      failed: (failure) => new Error(`failed: ${failure}`),
      ended: (cause) => new Error(`ended: ${cause?.message ?? 'no cause'}`),
    });
  });

  afterEach(() => thread.close());

  it('should resolve each request with its reply, in one thread', async () => {
    expect(thread.latestId).toBe(0);
    await expect(Promise.all(['one', 'two'].map((request) => thread.ask(request)))).resolves.toEqual(['one', 'two']);
    expect([workers.length, thread.latestId]).toEqual([1, 2]);
  });

  it('should reject a request that fails, and serve the next in the same thread', async () => {
    await expect(thread.ask('fail')).rejects.toThrow('failed: full');
    await expect(thread.ask('one')).resolves.toBe('one');
    expect(workers).toHaveLength(1);
  });

  it.each([
    ['throw', 'ended: thrown'],
    ['exit', 'ended: no cause'],
  ])('should reject all requests when the thread ends by %s, and start another', async (request, message) => {
    const both = [thread.ask(request), thread.ask('one')].map(messageOf);
    await expect(Promise.all(both)).resolves.toEqual([message, message]);
    await expect(thread.ask('two')).resolves.toBe('two');
    expect(workers).toHaveLength(2);
  });

  it('should reject at its end, and not fail the requests to the next thread when the first has ended', async () => {
    const hanging = messageOf(thread.ask('hang'));
    thread.end();
    await expect(hanging).resolves.toBe('ended: no cause');
    const next = thread.ask('one');
    await new Promise((resolve) => workers[0]?.once('exit', resolve));
    await expect(next).resolves.toBe('one');
  });

  it('should reject what is in progress when it is closed', async () => {
    const hanging = messageOf(thread.ask('hang'));
    await thread.close();
    await expect(hanging).resolves.toBe('ended: no cause');
  });
});
