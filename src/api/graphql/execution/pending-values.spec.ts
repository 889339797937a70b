import { describe, expect, it, jest } from '@jest/globals';
import { PendingValues } from './pending-values.js';

const PAUSE = Promise.resolve();

describe('PendingValues', () => {
  it('should watch each promise once, however often the work is paused', async () => {
    const pending = new PendingValues<unknown[]>([]);
    const promises = Array.from({ length: 5 }, async (_item, at) => at);
    const watches = promises.map((promise) => jest.spyOn(promise, 'catch'));
    for (const [at, promise] of promises.entries()) {
      pending.put(at, promise);
      await pending.later(PAUSE, () => undefined);
    }
    expect(watches.map((watch) => watch.mock.calls.length)).toEqual([1, 1, 1, 1, 1]);
    await expect(pending.settled()).resolves.toEqual([0, 1, 2, 3, 4]);
  });

  it('should handle a failure during a pause', async () => {
    const pending = new PendingValues<unknown[]>([]);
    pending.put(0, Promise.reject(new Error('failed early')));
    await pending.later(new Promise((resolve) => setImmediate(resolve)), () => undefined);
    await expect(pending.settled()).rejects.toThrow('failed early');
  });

  it('should report another failure once all pending values have settled', async () => {
    const pending = new PendingValues<unknown[]>([]);
    let finish = (): void => undefined;
    let isFinished = false;
    pending.put(0, Promise.reject(new Error('failed first')));
    pending.put(
      1,
      new Promise<void>((resolve) => (finish = resolve)).then(() => (isFinished = true)),
    );
    const failure = pending.failure(new Error('failed at once')).catch((error: unknown) => [error, isFinished]);
    setImmediate(() => finish());
    expect(await failure).toEqual([new Error('failed at once'), true]);
  });
});
