import { describe, expect, it } from '@jest/globals';
import { inTurns, nextTurnIfHeld } from './event-loop.js';

function hold(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

describe('nextTurnIfHeld', () => {
  it('should let short work go on at once', async () => {
    await new Promise((resolve) => setImmediate(resolve));
    expect([nextTurnIfHeld(), nextTurnIfHeld()]).toEqual([undefined, undefined]);
  });

  it('should give away a loop that is held', async () => {
    await new Promise((resolve) => setImmediate(resolve));
    const first = nextTurnIfHeld();
    hold(20);
    const turn = nextTurnIfHeld();
    expect(first).toBeUndefined();
    expect(turn).toBeInstanceOf(Promise);
    await turn;
    expect(nextTurnIfHeld()).toBeUndefined();
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
