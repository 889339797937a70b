import { describe, expect, it } from '@jest/globals';
import { poll } from '../../../test/support/measures/poll.js';
import { Deadline } from '../requests/deadline.js';
import { giveWay, giveWayBefore } from './give-way.js';
import { RequestOrigin, runForOrigin } from '../requests/request-origin.js';

const hold = (milliseconds: number): void => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

let pieces = 0;

/** Works in steps of a millisecond for `milliseconds`. */
async function work(milliseconds: number, deadline?: Deadline): Promise<void> {
  for (let done = 0; done < milliseconds; done += 1) {
    hold(1);
    pieces += 1;
    await giveWay(deadline);
  }
}

function requestWithMuchWork(): RequestOrigin {
  const origin = new RequestOrigin('::1', undefined, '/x', 0);
  origin.turns = 1000;
  return origin;
}

/** Number of equal names that follow each other. */
function longestRun(names: readonly string[]): number {
  let longest = 0;
  let run = 0;
  names.forEach((name, at) => {
    run = name === names[at - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  return longest;
}

describe('giveWay', () => {
  it('should not wait at the beginning of a turn', async () => {
    // A machine that withholds the processor may make any turn long.
    await poll(async () => {
      await nextTurn();
      return giveWay() === undefined;
    }, 'a short turn without a wait');
  });

  it('should do no more work in one turn for many requests than for one', async () => {
    let isDone = false;
    let longest = 0;
    let turns = 0;
    const watch = (): void => {
      longest = Math.max(longest, pieces);
      [pieces, turns] = [0, turns + 1];
      if (!isDone) setImmediate(watch);
    };
    watch();
    await Promise.all(Array.from({ length: 20 }, () => work(30)));
    isDone = true;
    expect(turns).toBeGreaterThan(20);
    expect(longest).toBeLessThan(50);
  });

  it('should serve waiting requests in order', async () => {
    const order: number[] = [];
    await nextTurn();
    void giveWay();
    hold(11);
    await Promise.all([1, 2, 3].map(async (name) => giveWay()?.then(() => order.push(name))));
    expect(order).toEqual([1, 2, 3]);
  });

  it('should give turns to a request whose work has waited for long, whatever else there is to do', async () => {
    const resumed: string[] = [];
    const waiting: Promise<void>[] = [];
    const requests = ['one', 'other'].map((name) => ({ name, origin: requestWithMuchWork() }));
    await nextTurn();
    void giveWay();
    hold(5);
    for (let piece = 0; piece < 100; piece += 1)
      for (const { name, origin } of requests)
        waiting.push(runForOrigin(origin, async () => giveWay()?.then(() => void resumed.push(name))));
    let isDone = false;
    const keepBusy = (): void => {
      hold(5);
      if (!isDone) setImmediate(keepBusy);
    };
    keepBusy();
    await Promise.all(waiting);
    isDone = true;
    expect(longestRun(resumed)).toBeGreaterThan(5);
  });

  it('should throw when the time is up, even if no timer could fire', async () => {
    await expect(work(1000, new Deadline(20))).rejects.toMatchObject({
      code: 'DEADLINE_EXCEEDED',
      message: expect.stringContaining('longer than 20 ms'),
    });
  });

  it('should throw if the work is cancelled while it waits', async () => {
    const deadline = new Deadline(Infinity);
    const outcome = expect(work(1000, deadline)).rejects.toMatchObject({ code: 'DEADLINE_EXCEEDED' });
    await nextTurn();
    deadline.cancel('The client is gone.');
    await outcome;
  });

  it('should use the deadline of the current request', async () => {
    const origin = new RequestOrigin('::1', undefined, '/x', 0);
    origin.deadline = new Deadline(Infinity);
    origin.deadline.cancel('The client is gone.');
    const attempt = runForOrigin(origin, async () => giveWay());
    await expect(attempt).rejects.toThrow('The client is gone.');
  });
});

describe('giveWayBefore', () => {
  it('should wait before a long text alone, however short the turn is', async () => {
    await nextTurn();
    expect(giveWayBefore(1_000)).toBeUndefined();
    expect(giveWayBefore(1_000_000)).toBeInstanceOf(Promise);
  });

  it('should let requests for less go first', async () => {
    const order: string[] = [];
    await nextTurn();
    void giveWay();
    hold(5);
    const request = (name: string, wait: () => Promise<void> | undefined): Promise<unknown> =>
      runForOrigin(new RequestOrigin('::1', undefined, '/x', 0), async () => wait()?.then(() => order.push(name)));
    const long = ['long', 'longer'].map((name) => request(name, () => giveWayBefore(5_000_000)));
    await Promise.all([...long, request('short', giveWay)]);
    expect(order).toEqual(['short', 'long', 'longer']);
  });

  it('should throw when the time of the request is up', async () => {
    const origin = new RequestOrigin('::1', undefined, '/x', 0);
    origin.deadline = new Deadline(Infinity);
    const attempt = runForOrigin(origin, async () => giveWayBefore(1_000_000));
    origin.deadline.cancel('The client is gone.');
    await expect(attempt).rejects.toThrow('The client is gone.');
  });
});

describe('Deadline', () => {
  it('should abort its signal when it is cancelled, whether obtained before or after', () => {
    const deadline = new Deadline(Infinity);
    const { signal } = deadline;
    expect(signal.aborted).toBe(false);
    deadline.cancel('The client is gone.');
    deadline.cancel('Another reason.');
    expect(signal.reason).toMatchObject({ message: 'The client is gone.' });
    expect(deadline.signal.aborted).toBe(true);
  });

  it('should be over after its time', () => {
    const deadline = new Deadline(200);
    expect(deadline.isOver).toBe(false);
    hold(201);
    expect(deadline.isOver).toBe(true);
    expect(() => deadline.check()).toThrow('Ask for less');
  });
});
