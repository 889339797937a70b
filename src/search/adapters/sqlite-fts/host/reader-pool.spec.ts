import { afterEach, describe, expect, it } from '@jest/globals';
import { cpuTimeOf } from '../../../../../test/support/measures/cpu-time.js';
import { RequestOrigin, runForOrigin } from '../../../../foundation/requests/request-origin.js';
import type { SearchQuery, SearchResult } from '../../../search-query.js';
import type { IndexReader } from '../reading/index-reader.js';
import { ReaderPool } from './reader-pool.js';
import { ThreadChannel } from './thread-channel.js';
import type { ThreadStart } from './thread-protocol.js';

/**
 * Returns its number among the searches of the thread; `long` runs until it is cancelled, `deaf` runs forever, `twice`
 * is quick the second time.
 */
const SCRIPT = `
  import { parentPort, workerData } from 'node:worker_threads';
  const { stopped } = workerData;
  let searches = 0;
  let isSecond = false;
  parentPort.on('message', ({ id, request: { method, args: [query] } }) => {
    const text = query?.plan?.text;
    if (method === 'search') searches += 1;
    while (text === 'deaf');
    const isLong = text === 'long' || (text === 'twice' && !isSecond);
    if (text === 'twice') isSecond = true;
    while (isLong && Atomics.load(stopped, 0) < id);
    if (isLong) parentPort.postMessage({ id, failure: { code: 'DEADLINE_EXCEEDED', message: 'stopped' } });
    else parentPort.postMessage({ id, reply: { hits: [], total: searches, facets: [], suggestions: [] } });
  });
`;

const START: ThreadStart = { role: 'reader', path: 'somewhere', layout: new Map() };
const NOBODY_WAITS_MS = 60_000;

describe('ReaderPool', () => {
  const script = new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`);
  const pools: ReaderPool[] = [];

  function poolOf(size: number, timeoutMs: number): ReaderPool {
    const pool = new ReaderPool(() => new ThreadChannel<IndexReader>(script, START), { size, timeoutMs });
    pools.push(pool);
    return pool;
  }

  const search = (pool: ReaderPool, text: string): Promise<SearchResult> =>
    pool.call('search', { plan: { text } } as SearchQuery);

  afterEach(async () => {
    for (const pool of pools.splice(0)) await pool.close();
  });

  it.each([1, 4])('should complete short searches while %i long ones are running', async (count) => {
    const pool = poolOf(2, NOBODY_WAITS_MS);
    const ended: string[] = [];
    const long = Array.from({ length: count }, () => search(pool, 'long').catch(() => ended.push('long')));
    for (let at = 0; at < 20; at += 1) await search(pool, 'short').then(() => ended.push('short'));
    expect(ended).toEqual(Array.from({ length: 20 }, () => 'short'));
    await pool.close();
    await Promise.all(long);
  });

  it.each(['long', 'deaf'])('should cancel a %s search at its deadline, and complete the next', async (text) => {
    const pool = poolOf(1, 100);
    await expect(search(pool, text)).rejects.toMatchObject({
      code: 'DEADLINE_EXCEEDED',
      message: expect.stringContaining('100 ms of SEARCH_TIMEOUT_MS'),
    });
    // A call without a deadline waits for the thread, or for its replacement.
    expect(await pool.call('revisions', [])).toMatchObject({ hits: [] });
  });

  it('should never start a search whose deadline passed while it waited', async () => {
    const pool = poolOf(1, 200);
    // The thread is terminated seconds after both deadlines, so the second search could only begin too late.
    const first = search(pool, 'deaf').catch(String);
    const second = search(pool, 'short').catch(String);
    expect(await first).toContain('SEARCH_TIMEOUT_MS');
    expect(await second).toContain('SEARCH_TIMEOUT_MS');
    await pool.call('revisions', []);
    expect((await search(pool, 'short')).total).toBe(1);
  });

  it('should drop searches whose client has disconnected', async () => {
    const pool = poolOf(1, NOBODY_WAITS_MS);
    const origin = new RequestOrigin('127.0.0.1', undefined, '/', 0);
    const dropped = ['long', 'short', 'short'].map((text) =>
      runForOrigin(origin, () => search(pool, text)).catch(String),
    );
    origin.isAbandoned = true;
    expect((await search(pool, 'short')).total).toBe(2);
    expect(await Promise.all(dropped)).toEqual(dropped.map(() => expect.stringContaining('SEARCH_TIMEOUT_MS')));
  });

  it('should not prefer a request with many long searches', async () => {
    const pool = poolOf(2, NOBODY_WAITS_MS);
    const origin = new RequestOrigin('127.0.0.1', undefined, '/', 0);
    const long = Array.from({ length: 40 }, () => runForOrigin(origin, () => search(pool, 'long')).catch(String));
    const used = await cpuTimeOf(async () => {
      for (let at = 0; at < 10; at += 1) {
        await runForOrigin(new RequestOrigin('127.0.0.1', undefined, '/', at), () => search(pool, 'short'));
      }
    });
    // Run one after the other, each long search would use its slice of one of two threads before each short one.
    expect(used).toBeLessThan(2 * 40 * 100);
    await pool.close();
    await Promise.all(long);
  });

  it('should refuse searches when too many wait', async () => {
    const pool = poolOf(1, NOBODY_WAITS_MS);
    const waiting = Array.from({ length: 1_001 }, () => search(pool, 'long').catch(String));
    await expect(search(pool, 'short')).rejects.toMatchObject({ code: 'DEADLINE_EXCEEDED' });
    await pool.close();
    expect(await Promise.all(waiting)).toHaveLength(1_001);
  });

  it('should restart a search that was running when the file was swapped', async () => {
    const pool = poolOf(2, NOBODY_WAITS_MS);
    const order: string[] = [];
    const found = search(pool, 'twice').then(() => order.push('search'));
    await pool.exclusively(async () => {
      order.push('exchange');
    });
    await found;
    expect(order).toEqual(['exchange', 'search']);
  });

  it('should refuse calls when it is closed', async () => {
    const pool = poolOf(2, NOBODY_WAITS_MS);
    await pool.close();
    await expect(search(pool, 'short')).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
  });
});
