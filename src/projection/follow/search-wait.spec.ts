import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { waitForSearch, waitLimit } from './search-wait.js';

const never = new Promise<never>(() => undefined);

describe('waitForSearch', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('should wait through several steps until the work ends, or fails', async () => {
    let checks = 0;
    const isWorthwhile = (): boolean => (checks += 1) > 0;
    let isDone = false;
    const work = pause(60).then(() => (isDone = true));
    await waitForSearch(work, isWorthwhile, 60_000, 10);
    expect([isDone, checks > 0]).toEqual([true, true]);
    await waitForSearch(Promise.reject(new Error('refused')), isWorthwhile, 60_000, 10);
  });

  it('should end after the first step at which waiting is no longer worthwhile', async () => {
    let checks = 0;
    await waitForSearch(never, () => (checks += 1) < 3, 60_000, 5);
    expect(checks).toBe(3);
  });

  it('should end at the limit', async () => {
    jest.useFakeTimers();
    let isOver = false;
    const waiting = waitForSearch(never, () => true, 30, 20).then(() => (isOver = true));
    await jest.advanceTimersByTimeAsync(29);
    expect(isOver).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await waiting).toBe(true);
  });

  it('should allow a write more time the more entities it has', () => {
    expect([waitLimit(0), waitLimit(1), waitLimit(3_000)]).toEqual([10_000, 10_010, 40_000]);
  });
});
