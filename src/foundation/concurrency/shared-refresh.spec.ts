import { describe, expect, it } from '@jest/globals';
import { SharedRefresh } from './shared-refresh.js';

describe('SharedRefresh', () => {
  it('should give everyone a refresh that began after the call, and no more of them than needed', async () => {
    const ends: (() => void)[] = [];
    const shared = new SharedRefresh(() => new Promise((resolve) => ends.push(resolve)));
    const first = shared.run();
    const others = [shared.run(), shared.run(), shared.run()];
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await first;
    await new Promise((resolve) => setImmediate(resolve));
    expect(ends).toHaveLength(2);
    const next = shared.run();
    ends[1]?.();
    await Promise.all(others);
    await new Promise((resolve) => setImmediate(resolve));
    ends[2]?.();
    await next;
    expect(ends).toHaveLength(3);
  });

  it('should tell a failure to those who shared it alone', async () => {
    const results = [Promise.reject(new Error('no answer')), Promise.resolve()];
    const shared = new SharedRefresh(() => results.shift() ?? Promise.resolve());
    const first = shared.run();
    const second = shared.run();
    await expect(first).rejects.toThrow('no answer');
    await expect(second).resolves.toBeUndefined();
  });
});
