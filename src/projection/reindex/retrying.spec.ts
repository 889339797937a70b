import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DomainError } from '../../foundation/common/errors.js';
import { retrying } from './retrying.js';

const DOWN = new DomainError('ENGINE_UNAVAILABLE', 'down');

describe('retrying', () => {
  let now = 0;

  beforeEach(() => {
    now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  /** Work whose attempts take `attemptMs` and fail with `error`, but for the last of `failures` + 1. */
  const work = (failures: number, attemptMs: number, error: Error = DOWN) => {
    let left = failures;
    return jest.fn(() => {
      now += attemptMs;
      left -= 1;
      return left < 0 ? Promise.resolve('done') : Promise.reject(error);
    });
  };

  it('should try again when an engine is unavailable', async () => {
    const failing = work(2, 1);
    expect(await retrying(failing)).toBe('done');
    expect(failing).toHaveBeenCalledTimes(3);
  });

  it('should try once what has been patient itself for long', async () => {
    const patient = work(1, 30_000);
    await expect(retrying(patient)).rejects.toBe(DOWN);
    expect(patient).toHaveBeenCalledTimes(1);
  });

  it('should try once what fails for another reason', async () => {
    const broken = work(1, 1, new TypeError('broken'));
    await expect(retrying(broken)).rejects.toThrow('broken');
    expect(broken).toHaveBeenCalledTimes(1);
  });
});
