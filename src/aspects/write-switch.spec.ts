import { describe, expect, it } from '@jest/globals';
import { WriteSwitch } from './write-switch.js';

describe('WriteSwitch', () => {
  it('should refuse throttled callers with the time to wait until it ends', () => {
    const writes = new WriteSwitch();
    writes.throttle(5);
    expect(writes.throttledSince).toBe(5);
    expect(() => writes.requireUnthrottled()).toThrow(expect.objectContaining({ code: 'RATE_LIMITED' }));
    expect(() => writes.require()).not.toThrow();
    writes.throttle(undefined);
    expect(() => writes.requireUnthrottled()).not.toThrow();
  });
});
