import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { waitForSearch } from './search-wait.js';

const never = new Promise<never>(() => undefined);

describe('waitForSearch', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('should wait through several steps until the work ends, or fails', async () => {
    let steps = 0;
    let isDone = false;
    const work = pause(60).then(() => (isDone = true));
    await waitForSearch(work, () => (steps += 1), 60_000, 10);
    expect([isDone, steps > 1]).toEqual([true, true]);
    await waitForSearch(Promise.reject(new Error('refused')), () => 0, 60_000, 10);
  });

  it('should end after the first step at which waiting is no longer worthwhile', async () => {
    let steps = 0;
    await waitForSearch(never, () => ((steps += 1) < 3 ? 0 : undefined), 60_000, 5);
    expect(steps).toBe(3);
  });

  it('should end when there has been no progress for the limit, however long it takes', async () => {
    jest.useFakeTimers();
    let done = 0;
    let isOver = false;
    const waiting = waitForSearch(never, () => done, 30, 20).then(() => (isOver = true));
    for (let steps = 0; steps < 5; steps += 1) {
      done += 1;
      await jest.advanceTimersByTimeAsync(20);
    }
    await jest.advanceTimersByTimeAsync(29);
    expect(isOver).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await waiting).toBe(true);
  });
});
