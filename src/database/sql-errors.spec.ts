import { describe, expect, it } from '@jest/globals';
import { isConflict, toDomainError } from './sql-errors.js';

const coded = (code: string): Error => Object.assign(new Error('from the engine'), { driverError: { code } });

describe('isConflict', () => {
  it.each([
    ['40001', true],
    ['23505', true],
    ['42P07', true],
    ['42710', true],
    ['ER_DUP_ENTRY', true],
    ['42601', false],
    ['ECONNREFUSED', false],
  ])('should tell of %s that trying again may help: %j', (code, expected) => {
    expect(isConflict(coded(code))).toBe(expected);
  });
});

describe('toDomainError', () => {
  it.each([
    ['42P07', { code: 'TRANSACTION_CONFLICT' }],
    ['57P01', { code: 'ENGINE_UNAVAILABLE' }],
  ])('should word %s for callers', (code, expected) => {
    expect(toDomainError(coded(code))).toMatchObject(expected);
  });

  it('should leave what it does not know as it is', () => {
    const error = coded('42601');
    expect(toDomainError(error)).toBe(error);
  });
});
