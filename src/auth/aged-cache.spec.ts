import { describe, expect, it, jest } from '@jest/globals';
import { Clock } from '../foundation/common/clock.js';
import { AgedCache } from './aged-cache.js';

class FixedClock extends Clock {
  time = 1000;

  now(): number {
    return this.time;
  }
}

function cacheOf(
  load: (key: string) => Promise<number>,
  maxEntries = 10,
): { cache: AgedCache<number>; clock: FixedClock } {
  const clock = new FixedClock();
  return { clock, cache: new AgedCache({ clock, maxAgeMs: 5000, maxEntries, load }) };
}

describe('AgedCache', () => {
  it('should answer a fresh value without a promise and load an old one again', async () => {
    let loads = 0;
    const { cache, clock } = cacheOf(async () => ++loads);
    await expect(cache.get('a')).resolves.toBe(1);
    expect(cache.get('a')).toBe(1);
    clock.time += 5000;
    await expect(cache.get('a')).resolves.toBe(2);
  });

  it('should load an old value again although somebody set the clock back', async () => {
    let loads = 0;
    let elapsed = 0;
    const clock = Object.assign(new FixedClock(), { elapsed: () => elapsed });
    const cache = new AgedCache({ clock, maxAgeMs: 5000, maxEntries: 10, load: async () => ++loads });
    await cache.get('a');
    clock.time -= 3_600_000;
    elapsed += 5000;
    await expect(cache.get('a')).resolves.toBe(2);
  });

  it('should share one load between questions asked at the same time', async () => {
    const load = jest.fn(async () => 1);
    const { cache } = cacheOf(load);
    await Promise.all([cache.get('a'), cache.get('a')]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('should not answer a load that began before an invalidation', async () => {
    const answers: ((value: number) => void)[] = [];
    const { cache } = cacheOf(() => new Promise((resolve) => answers.push(resolve)));
    const before = cache.get('a');
    cache.invalidate('a');
    const after = cache.get('a');
    answers[1]?.(2);
    await expect(after).resolves.toBe(2);
    answers[0]?.(1);
    await expect(before).resolves.toBe(1);
    expect(cache.get('a')).toBe(2);
  });

  it('should not keep a failed load', async () => {
    let fails = true;
    const { cache } = cacheOf(async () => {
      if (fails) throw new Error('away');
      return 1;
    });
    await expect(cache.get('a')).rejects.toThrow('away');
    fails = false;
    await expect(cache.get('a')).resolves.toBe(1);
  });

  it('should let the oldest value go when it is full', async () => {
    const load = jest.fn(async () => 1);
    const { cache } = cacheOf(load, 2);
    for (const key of ['a', 'b', 'c', 'b', 'a']) await cache.get(key);
    expect(load.mock.calls.flat()).toEqual(['a', 'b', 'c', 'a']);
  });
});
