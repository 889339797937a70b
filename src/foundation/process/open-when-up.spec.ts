import { describe, expect, it } from '@jest/globals';
import { openWhenUp } from './open-when-up.js';

describe(openWhenUp, () => {
  const fail = (failures: number) => {
    let attempts = 0;
    return async (): Promise<number> => {
      attempts += 1;
      if (attempts <= failures) throw new Error('not up');
      return attempts;
    };
  };
  const waiting = { limitMs: 5_000, isNotUp: () => true, report: () => undefined };

  it('should try again until it is up, and report the wait once at its beginning', async () => {
    const reported: number[] = [];
    expect(await openWhenUp(fail(2), { ...waiting, report: (seconds) => reported.push(seconds) })).toBe(3);
    expect(reported).toEqual([0]);
  });

  it('should fail with the last error when the time is over', async () => {
    await expect(openWhenUp(fail(Infinity), { ...waiting, limitMs: 10 })).rejects.toThrow('not up');
  });

  it('should not wait for what waiting does not mend', async () => {
    await expect(openWhenUp(fail(1), { ...waiting, isNotUp: () => false })).rejects.toThrow('not up');
  });
});
