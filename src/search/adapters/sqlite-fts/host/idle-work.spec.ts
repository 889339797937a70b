import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FailureLog } from '../../../../foundation/common/failure-log.js';
import { IdleWork } from './idle-work.js';

const IDLE_MS = 100;

describe('IdleWork', () => {
  let left: number;
  let done: number;
  let lines: string[];
  let work: IdleWork;

  const step = (): Promise<boolean> => {
    done += 1;
    left -= 1;
    return left < 0 ? Promise.reject(new Error('full')) : Promise.resolve(left > 0);
  };

  beforeEach(() => {
    jest.useFakeTimers();
    [left, done, lines] = [3, 0, []];
    const note = (line: string): number => lines.push(line);
    work = new IdleWork(step, new FailureLog({ log: note, warn: note }, 'Failed', 'Works again'));
  });

  afterEach(() => {
    work.close();
    jest.useRealTimers();
  });

  it('should begin when nothing is written any more, and end with the last step', async () => {
    await jest.advanceTimersByTimeAsync(IDLE_MS - 1);
    work.noteWrite();
    await jest.advanceTimersByTimeAsync(IDLE_MS - 1);
    expect(done).toBe(0);
    await jest.advanceTimersByTimeAsync(IDLE_MS);
    expect(done).toBe(3);
  });

  it('should give way to writes', async () => {
    await jest.advanceTimersByTimeAsync(IDLE_MS);
    expect(done).toBe(1);
    work.noteWrite();
    await jest.advanceTimersByTimeAsync(IDLE_MS - 1);
    expect(done).toBe(1);
    await jest.advanceTimersByTimeAsync(IDLE_MS);
    expect(done).toBe(3);
  });

  it('should log a failure, and try again after the next write', async () => {
    left = 0;
    await jest.advanceTimersByTimeAsync(IDLE_MS * 10);
    expect([done, lines]).toEqual([1, ['Failed: full']]);
    left = 1;
    work.noteWrite();
    await jest.advanceTimersByTimeAsync(IDLE_MS);
    expect([done, lines]).toEqual([2, ['Failed: full', 'Works again']]);
  });

  it('should do nothing more when it is closed', async () => {
    await jest.advanceTimersByTimeAsync(IDLE_MS);
    work.close();
    work.noteWrite();
    await jest.advanceTimersByTimeAsync(IDLE_MS * 10);
    expect(done).toBe(1);
  });
});
