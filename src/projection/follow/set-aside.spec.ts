import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SetAside } from './set-aside.js';

const URN = 'urn:li:tag:a';

describe('SetAside', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('should leave an entity alone until it changes, is stored, or an hour is over', () => {
    const aside = new SetAside();
    aside.add({ urn: URN, revision: 3, reason: 'too long' });
    expect([aside.holds(URN, 3), aside.holds(URN, 2), aside.holds(URN, 4), aside.size]).toEqual([true, true, false, 1]);
    jest.advanceTimersByTime(3_600_001);
    expect(aside.holds(URN, 3)).toBe(false);
    aside.add({ urn: URN, revision: 3, reason: 'too long' });
    aside.clear([URN]);
    expect([aside.holds(URN, 3), aside.size]).toEqual([false, 0]);
  });

  it('should double the pause with each refusal, up to an hour, and begin anew once the document is stored', () => {
    const aside = new SetAside(1_000_000);
    const refused = { urn: URN, revision: 1, reason: 'too long' };
    for (const pause of [1_000_000, 2_000_000, 3_600_000, 3_600_000]) {
      aside.add(refused);
      jest.advanceTimersByTime(pause - 1);
      expect(aside.holds(URN, 1)).toBe(true);
      jest.advanceTimersByTime(1);
      expect(aside.holds(URN, 1)).toBe(false);
    }
    aside.clear([URN]);
    aside.add(refused);
    jest.advanceTimersByTime(1_000_000);
    expect(aside.holds(URN, 1)).toBe(false);
  });

  it('should tell a reason once', () => {
    const aside = new SetAside();
    const told = ['one', 'one', 'two'].map((reason, revision) => aside.add({ urn: URN, revision, reason }));
    expect(told).toEqual([true, false, true]);
  });
});
