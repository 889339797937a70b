import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../common/errors.js';
import { forAllIndices, indexUnavailable, isOfOneIndex } from './index-failure.js';

describe('forAllIndices', () => {
  it('should make the failure of an index one of the engine', async () => {
    const refused = indexUnavailable('An index lacks a shard.');
    const error = await forAllIndices(() => Promise.reject(refused)).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'ENGINE_UNAVAILABLE', message: refused.message });
    expect(isOfOneIndex(error)).toBe(false);
    const other = new DomainError('NOT_FOUND', 'none');
    await expect(forAllIndices(() => Promise.reject(other))).rejects.toBe(other);
  });
});
