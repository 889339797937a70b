import { setFlagsFromString } from 'node:v8';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { ThreadStart } from './thread-protocol.js';
import { ThreadChannel } from './thread-channel.js';

/** Methods of the threads in these tests. */
interface Target {
  echo(value: unknown): unknown;
  refuse(): never;
  end(): never;
  heapLimit(): number;
}

const SCRIPT = `
  import { getHeapStatistics } from 'node:v8';
  import { parentPort, workerData } from 'node:worker_threads';
  parentPort.on('message', ({ id, request: { method, args } }) => {
    if (method === 'end') process.exit(1);
    if (method === 'heapLimit') return parentPort.postMessage({ id, reply: getHeapStatistics().heap_size_limit });
    if (method === 'refuse') parentPort.postMessage({ id, failure: { code: 'NOT_FOUND', message: 'no such thing' } });
    else parentPort.postMessage({ id, reply: args[0] ?? workerData.path });
  });
`;

const START: ThreadStart = { role: 'reader', path: 'somewhere', layout: new Map() };

describe('ThreadChannel', () => {
  const script = new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`);
  let channel = new ThreadChannel<Target>(script, START);

  afterEach(async () => {
    await channel.close();
    channel = new ThreadChannel<Target>(script, START);
  });

  it('should return the result of each call', async () => {
    const answers = await Promise.all([1, new Map([['a', 2]]), undefined].map((value) => channel.call('echo', value)));
    expect(answers).toEqual([1, new Map([['a', 2]]), 'somewhere']);
  });

  it('should transfer errors with their code', async () => {
    await expect(channel.call('refuse')).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'no such thing' });
  });

  it('should fail the calls of a thread that ends, and start another', async () => {
    const calls = [channel.call('end'), channel.call('echo', 1)];
    for (const call of calls) await expect(call).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
    expect(await channel.call('echo', 2)).toBe(2);
  });

  it('should limit the memory of a thread whatever flag the process started with', async () => {
    setFlagsFromString('--max-semi-space-size=64');
    // The limits of a reader: 1,024 MB, 8 MB for young objects, and a page of each kind.
    expect(await channel.call('heapLimit')).toBeLessThan(1_050 * 2 ** 20);
  });

  it('should refuse calls when it is closed', async () => {
    await channel.close();
    await expect(channel.call('echo', 1)).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
  });
});
