import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { EngineAnswer, EngineRequest } from './engine-request.js';
import { LostShards } from './lost-shards.js';

/** A server that has an index for each member of `health`, and the paths that it was asked. */
function lostOf(health: Readonly<Record<string, string>>, status = 200) {
  const paths: string[] = [];
  const request = async ({ path }: EngineRequest): Promise<EngineAnswer> => {
    paths.push(path);
    const names = path.split('/').at(-1)?.split(',') ?? [];
    const known = names.flatMap((name) => (health[name] === undefined ? [] : [[name, { status: health[name] }]]));
    const body = { indices: Object.fromEntries(known) as Record<string, { status: string }> };
    return { status: known.length < names.length && status === 200 ? 408 : status, body };
  };
  return { lost: new LostShards({ request }), paths };
}

describe(LostShards.name, () => {
  let now = 0;

  beforeEach(() => {
    now = 10_000;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('should find the indices that lack a shard with one request a second', async () => {
    const health: Record<string, string> = { a: 'green', b: 'yellow' };
    const { lost, paths } = lostOf(health);
    const names = ['a', 'b', 'missing'];
    expect([await lost.among(names), await lost.among(['b'])]).toEqual([new Set(), new Set()]);
    expect(paths).toEqual(['/_cluster/health/a,b,missing']);
    health.b = 'red';
    now += 999;
    expect(await lost.among(names)).toEqual(new Set());
    now += 2;
    expect(await lost.among(names)).toEqual(new Set(['b']));
    await expect(lost.refuse(names)).rejects.toMatchObject({
      code: 'ENGINE_UNAVAILABLE',
      message: expect.stringContaining('The index b of the search engine lacks a shard'),
    });
    health.b = 'green';
    now += 1_001;
    await lost.refuse(names);
  });

  it('should look again at once where an index has been replaced', async () => {
    const health: Record<string, string> = { a: 'red' };
    const { lost } = lostOf(health);
    expect(await lost.among(['a'])).toEqual(new Set(['a']));
    health.a = 'green';
    lost.forget();
    await lost.refuse(['a']);
  });

  it('should tell apart what has lasted for some seconds, as a restart of a node does not', async () => {
    const { lost } = lostOf({ a: 'red', b: 'green' });
    for (const [passed, found] of [
      [0, []],
      [4_999, []],
      [1, ['a']],
    ] as const) {
      now += passed;
      expect(await lost.lasting(['a', 'b'])).toEqual(new Set(found));
    }
    await expect(lost.refuseLasting(['a'])).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
    await lost.refuseLasting(['b']);
  });

  it('should not take two losses for one, if it has not looked for long in between', async () => {
    const { lost } = lostOf({ a: 'red' });
    await lost.lasting(['a']);
    now += 15_001;
    expect(await lost.lasting(['a'])).toEqual(new Set());
    now += 10_000;
    expect(await lost.lasting(['a'])).toEqual(new Set(['a']));
  });

  it('should take indices for whole whose state the user may not see', async () => {
    expect(await lostOf({ a: 'red' }, 403).lost.among(['a'])).toEqual(new Set());
  });
});
