import { describe, expect, it } from '@jest/globals';
import { connectedWorkers } from '../../../test/support/service/connected-workers.js';
import { WriteSwitch } from './write-switch.js';

describe('WriteSwitch', () => {
  it('should refuse throttled callers with the time to wait until it ends', async () => {
    const writes = new WriteSwitch();
    await writes.throttle(5);
    expect(writes.throttledSince).toBe(5);
    expect(() => writes.requireUnthrottled()).toThrow(
      expect.objectContaining({ code: 'RATE_LIMITED', details: { retryAfterSeconds: 30 } }),
    );
    expect(() => writes.require()).not.toThrow();
    await writes.throttle(undefined);
    expect(() => writes.requireUnthrottled()).not.toThrow();
  });

  it('should stay off when throttling ends, and throttled when it is switched on', async () => {
    const writes = new WriteSwitch();
    await writes.set(false);
    await writes.throttle(undefined);
    expect(() => writes.require()).toThrow(expect.objectContaining({ code: 'ENGINE_UNAVAILABLE' }));
    await writes.throttle(5);
    await writes.set(true);
    expect(() => writes.require()).not.toThrow();
    expect(writes.throttledSince).toBe(5);
  });

  it('should be on in a service of one process', async () => {
    const writes = new WriteSwitch();
    await writes.onModuleInit();
    expect(() => writes.require()).not.toThrow();
    expect(writes.throttledSince).toBeUndefined();
  });
});

describe('the switches of several workers', () => {
  it('should be set together, and be taken over by a worker that starts later', async () => {
    const [one, two, three] = connectedWorkers(3);
    const switches = [one, two].map((worker) => new WriteSwitch(worker));
    await switches[0]?.throttle(5);
    await switches[1]?.set(false);
    const later = new WriteSwitch(three);
    await later.onModuleInit();
    for (const writes of [...switches, later]) {
      expect(writes.throttledSince).toBe(5);
      expect(() => writes.require()).toThrow(expect.objectContaining({ code: 'ENGINE_UNAVAILABLE' }));
    }
    await later.set(true);
    for (const writes of switches) expect(() => writes.require()).not.toThrow();
  });

  it('should keep a state that is set while a worker asks for it', async () => {
    const [one, two] = connectedWorkers(2);
    const [first, later] = [new WriteSwitch(one), new WriteSwitch(two)];
    await first.set(false);
    const starting = later.onModuleInit();
    await later.set(true);
    await starting;
    for (const writes of [first, later]) expect(() => writes.require()).not.toThrow();
  });
});
