import { describe, expect, it } from '@jest/globals';
import { poll } from '../../../test/support/measures/poll.js';
import { inTurns, nextTurnIfHeld } from './event-loop.js';

function hold(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

describe('nextTurnIfHeld', () => {
  it('should let short work go on at once', async () => {
    // A machine that withholds the processor may make any turn long.
    await poll(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      return nextTurnIfHeld() === undefined && nextTurnIfHeld() === undefined;
    }, 'a short turn that goes on');
  });

  it('should give away a loop that is held', async () => {
    await new Promise((resolve) => setImmediate(resolve));
    void nextTurnIfHeld();
    hold(20);
    const turn = nextTurnIfHeld();
    expect(turn).toBeInstanceOf(Promise);
    await turn;
  });
});

describe('inTurns', () => {
  it('should let others run while it works, and keep the order', async () => {
    let turns = 0;
    const others = setInterval(() => (turns += 1), 0);
    const results = await inTurns([1, 2, 3, 4, 5, 6, 7, 8, 9], (item, at) => {
      hold(10);
      return item * 10 + at;
    });
    clearInterval(others);
    expect(results).toEqual([10, 21, 32, 43, 54, 65, 76, 87, 98]);
    expect(turns).toBeGreaterThan(3);
  });
});
