import { Logger } from '@nestjs/common';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { WriteListeners } from '../writes/write-listener.js';
import type { WriteContext } from '../change-proposal.js';
import type { ChangeLog } from './change-log.js';
import { ChangeWatch } from './change-watch.js';

const LONG_MS = 600_000;
const SECOND_MS = 1_000;

/** A log whose end the test sets, or that fails, and that counts how often it was put in order and examined. */
const log = {
  end: 0,
  isBroken: false,
  arranged: 0,
  examined: 0,
  async arrange(): Promise<void> {
    this.arranged += 1;
    if (this.isBroken) throw new Error('no database');
  },
  async reached(): Promise<number> {
    this.examined += 1;
    return this.end;
  },
};

let listeners: WriteListeners;
let watch: ChangeWatch;

/** Waits for a change after `count`; `isOver` tells whether the wait has ended. */
function wait(count = watch.count, limitMs = LONG_MS, signal?: AbortSignal) {
  const seen = { isOver: false };
  void watch.changed(count, limitMs, signal).then(() => (seen.isOver = true));
  return seen;
}

const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(log, { end: 7, isBroken: false, arranged: 0, examined: 0 });
  listeners = new WriteListeners();
  watch = new ChangeWatch(listeners, log as Partial<ChangeLog> as ChangeLog);
  watch.onModuleInit();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('ChangeWatch', () => {
  it('should wake all who wait at once after a commit here', async () => {
    const { count } = watch;
    const waiting = [wait(), wait()];
    await pass(0);
    expect(waiting.map(({ isOver }) => isOver)).toEqual([false, false]);
    await listeners.afterCommit([], {} as WriteContext);
    await pass(0);
    expect(waiting.map(({ isOver }) => isOver)).toEqual([true, true]);
    expect(watch.count).toBe(count + 1);
  });

  it.each<[string, () => Promise<void>]>([
    ['has seen less', () => watch.changed(watch.count - 1, LONG_MS)],
    ['may not wait', () => watch.changed(watch.count, 0)],
    ['has given up', () => watch.changed(watch.count, LONG_MS, AbortSignal.abort())],
  ])('should not let wait who %s', async (_who, ended) => {
    await expect(ended()).resolves.toBeUndefined();
  });

  it('should end a wait after its limit', async () => {
    const waiting = wait(watch.count, 400);
    await pass(399);
    expect(waiting.isOver).toBe(false);
    await pass(1);
    expect(waiting.isOver).toBe(true);
  });

  it('should end a wait that is aborted, and no other', async () => {
    const abort = new AbortController();
    const [ended, other] = [wait(watch.count, LONG_MS, abort.signal), wait()];
    await pass(0);
    expect(ended.isOver).toBe(false);
    abort.abort();
    await pass(0);
    expect([ended.isOver, other.isOver]).toEqual([true, false]);
  });

  it('should leave nothing behind on a signal whose wait has ended', async () => {
    const { signal } = new AbortController();
    const [added, removed] = [jest.spyOn(signal, 'addEventListener'), jest.spyOn(signal, 'removeEventListener')];
    wait(watch.count, LONG_MS, signal);
    watch.wake();
    await pass(0);
    expect(removed.mock.calls).toEqual(added.mock.calls);
    expect(added.mock.calls).toMatchObject([['abort', expect.any(Function)]]);
  });

  it('should wake who waits within a second after the log has grown elsewhere', async () => {
    wait();
    await pass(SECOND_MS);
    const waiting = wait();
    await pass(5 * SECOND_MS);
    expect([waiting.isOver, log.examined, log.arranged]).toEqual([false, 6, 6]);
    log.end = 8;
    await pass(SECOND_MS - 1);
    expect(waiting.isOver).toBe(false);
    await pass(1);
    expect(waiting.isOver).toBe(true);
  });

  it('should look once a second for all who wait', async () => {
    for (let at = 0; at < 3; at += 1) wait();
    await pass(SECOND_MS);
    expect(log.examined).toBe(1);
  });

  it('should not look while nobody waits, and look anew for whoever is next', async () => {
    wait();
    await pass(10 * SECOND_MS);
    expect(log.examined).toBe(1);
    const next = wait();
    await pass(SECOND_MS);
    expect([next.isOver, log.examined]).toEqual([true, 2]);
    const other = wait();
    await pass(3 * SECOND_MS);
    expect([other.isOver, log.examined]).toEqual([false, 5]);
  });

  it('should look again after the database did not answer', async () => {
    const told = jest.spyOn(Logger.prototype, 'debug').mockReturnValue(undefined).mock.calls;
    log.isBroken = true;
    const waiting = wait();
    await pass(2 * SECOND_MS);
    expect([waiting.isOver, log.arranged]).toEqual([false, 2]);
    const failure = ['The log of changes could not be examined: Error: no database'];
    expect(told).toEqual([failure, failure]);
    log.isBroken = false;
    await pass(SECOND_MS);
    expect(waiting.isOver).toBe(true);
  });

  it('should wake who waits at the end of the process, and look no more', async () => {
    const waiting = wait();
    watch.onApplicationShutdown();
    await pass(0);
    expect(waiting.isOver).toBe(true);
    wait();
    await pass(5 * SECOND_MS);
    expect(log.arranged).toBe(0);
  });
});
