import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../../foundation/common/errors.js';
import type { AspectRecord } from '../aspect-record.js';
import { ifUnchanged, untilUnchanged } from './conditional-write.js';

const PLACE = 'place';
const OVERTAKEN = new DomainError('PRECONDITION_FAILED', 'overtaken');

/** Fails with `error` as often as given, and counts its calls. */
function failing(times: number, error: Error) {
  const seen = { calls: 0 };
  const attempt = async (): Promise<string> => {
    seen.calls += 1;
    if (seen.calls <= times) throw error;
    return 'written';
  };
  return { seen, attempt };
}

describe('ifUnchanged', () => {
  it.each<[string, Partial<AspectRecord> | undefined, string]>([
    ['an absent value', undefined, '-1'],
    ['a value with a version', { systemMetadata: { version: '7' } }, '7'],
    ['a value without a version', { systemMetadata: {} }, '1'],
    ['a value without system metadata', {}, '1'],
  ])('should require %s', (_name, record, version) => {
    expect(ifUnchanged(record as AspectRecord | undefined)).toEqual({ 'If-Version-Match': version });
  });
});

describe('untilUnchanged', () => {
  it.each([0, 1, 99])('should return the result after %i concurrent writes', async (times) => {
    const { seen, attempt } = failing(times, OVERTAKEN);
    await expect(untilUnchanged(PLACE, attempt)).resolves.toBe('written');
    expect(seen.calls).toBe(times + 1);
  });

  it('should let concurrent attempts at a place wait for each other', async () => {
    let version = 0;
    const attempt = async (): Promise<number> => {
      const read = version;
      await new Promise(setImmediate);
      if (version !== read) throw OVERTAKEN;
      return (version += 1);
    };
    const written = Array.from({ length: 40 }, () => untilUnchanged(PLACE, attempt));
    expect(await Promise.all(written)).toEqual(written.map((_one, at) => at + 1));
  });

  it('should give up after a hundred concurrent writes', async () => {
    const { seen, attempt } = failing(200, OVERTAKEN);
    await expect(untilUnchanged(PLACE, attempt)).rejects.toBe(OVERTAKEN);
    expect(seen.calls).toBe(100);
  });

  it.each([
    ['a refusal', new DomainError('VALIDATION_FAILED', 'invalid')],
    ['an error without a code', new Error('PRECONDITION_FAILED')],
    ['an error of another part', Object.assign(new Error('overtaken'), { code: 'PRECONDITION_FAILED' })],
  ])('should not try again after %s', async (_what, error) => {
    const { seen, attempt } = failing(1, error);
    await expect(untilUnchanged(PLACE, attempt)).rejects.toBe(error);
    expect(seen.calls).toBe(1);
  });
});
