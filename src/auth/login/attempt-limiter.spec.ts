import { describe, expect, it } from '@jest/globals';
import { connectedWorkers } from '../../../test/support/service/connected-workers.js';
import { Clock } from '../../foundation/common/clock.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { AttemptLimiter } from './attempt-limiter.js';

const WINDOW_MS = 60_000;
const KEYS = [{ name: 'user ann', limit: 3 }];

class SetClock extends Clock {
  time = 1_000;

  now(): number {
    return this.time;
  }
}

describe('AttemptLimiter', () => {
  const clock = new SetClock();
  const refuse = () => Promise.reject(invalidArgument('Invalid Credentials'));

  it('should count the attempts of all workers together', async () => {
    const limiters = connectedWorkers(2).map((worker) => new AttemptLimiter(clock, WINDOW_MS, worker));
    const [here, there] = limiters;
    for (const limiter of [here, there, here]) {
      await expect(limiter?.attempt(KEYS, refuse)).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
    }
    for (const limiter of limiters) {
      await expect(limiter.attempt(KEYS, refuse)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    }
    clock.time += WINDOW_MS;
    for (const limiter of limiters) expect(await limiter.attempt(KEYS, () => Promise.resolve('in'))).toBe('in');
  });

  it('should count no attempt that succeeds, in any worker', async () => {
    const [here, there] = connectedWorkers(2).map((worker) => new AttemptLimiter(clock, WINDOW_MS, worker));
    for (let attempt = 0; attempt < 5; attempt += 1) await here?.attempt(KEYS, () => Promise.resolve());
    expect(await there?.attempt(KEYS, () => Promise.resolve('in'))).toBe('in');
  });
});
