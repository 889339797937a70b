import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../../../foundation/common/errors.js';
import { nextSortId } from './sort-id.js';

describe('nextSortId', () => {
  it.each([
    [undefined, 'AAAAAAAA'],
    ['AAAAAAAA', 'AAAAAAAB'],
    ['AAAAAAAZ', 'AAAAAABA'],
    ['AAZZZZZZ', 'ABAAAAAA'],
  ])('should follow %s with %s', (id, next) => {
    expect(nextSortId(id)).toBe(next);
  });

  it.each(['ZZZZZZZZ', '1.0', ''])('should refuse to follow "%s"', (id) => {
    expect(() => nextSortId(id)).toThrow(DomainError);
  });
});
