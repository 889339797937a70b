import { describe, expect, it } from '@jest/globals';
import { WaitingUrns } from './waiting-urns.js';

const isDone = async (promise: Promise<void>): Promise<boolean> =>
  Promise.race([promise.then(() => true), new Promise<boolean>((resolve) => setImmediate(() => resolve(false)))]);

describe('WaitingUrns', () => {
  it('should give each urn once, those that someone waits for first', () => {
    const waiting = new WaitingUrns();
    waiting.add(['a', 'b', 'a']);
    void waiting.awaited(['c', 'b']);
    expect([waiting.size, waiting.isUrgent, waiting.has('b'), waiting.has('d')]).toEqual([3, true, true, false]);
    expect(waiting.take(2, true).urns).toEqual(['c', 'b']);
    expect(waiting.take(2, false).urns).toEqual([]);
    expect(waiting.take(2, true).urns).toEqual(['a']);
    expect(waiting.size).toBe(0);
  });

  it('should tell who waits when all of its urns are finished', async () => {
    const waiting = new WaitingUrns();
    const both = waiting.awaited(['a', 'b']);
    const one = waiting.awaited(['a']);
    waiting.take(1, true).finish();
    expect([await isDone(one), await isDone(both)]).toEqual([true, false]);
    waiting.take(1, true).finish();
    expect(await isDone(both)).toBe(true);
  });

  it('should not tell who came after a batch was taken', async () => {
    const waiting = new WaitingUrns();
    void waiting.awaited(['a']);
    const taken = waiting.take(1, true);
    const later = waiting.awaited(['a']);
    taken.finish();
    expect(await isDone(later)).toBe(false);
    waiting.take(1, true).finish();
    expect(await isDone(later)).toBe(true);
  });

  it('should put back what was not done, with those who wait for it', async () => {
    const waiting = new WaitingUrns();
    waiting.add(['b']);
    const done = waiting.awaited(['a']);
    waiting.take(2, true).putBack();
    const again = waiting.take(2, true);
    again.finish();
    expect([again.urns, await isDone(done)]).toEqual([['a', 'b'], true]);
  });

  it('should hold a bounded number of urns', async () => {
    const waiting = new WaitingUrns();
    waiting.add(Array.from({ length: 12_000 }, (_item, at) => `u${at}`));
    expect(waiting.size).toBe(10_000);
    void waiting.awaited(Array.from({ length: 100_000 }, (_item, at) => `w${at}`));
    await expect(waiting.awaited(['late'])).rejects.toThrow('Too many callers wait');
    expect([waiting.has('late'), await isDone(waiting.awaited([]))]).toEqual([false, true]);
  });
});
