import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../../common/errors.js';
import { isConflict, isConnectionLost, outcomeUnknown, toDomainError, toWriteError } from './sql-errors.js';

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

describe('isConnectionLost', () => {
  it.each([
    ['the server ends it', coded('57P01'), true],
    ['MariaDB kills it', Object.assign(new Error('killed'), { code: 'UNKNOWN', errno: 1927 }), true],
    ['the network cuts it', coded('ECONNRESET'), true],
    ['TypeORM has given it back', named('QueryRunnerAlreadyReleasedError', 'Query runner already released.'), true],
    ['pg has no code for it', new Error('Connection terminated unexpectedly'), true],
    ['pg names it in the cause', new Error('No connection', { cause: new Error('Connection terminated') }), true],
    ['the disk is full', coded('53100'), false],
    ['a statement is wrong', coded('42601'), false],
    ['its meaning is known already', outcomeUnknown(coded('57P01')), false],
  ])('should be told where %s', (_what, error, expected) => {
    expect(isConnectionLost(error)).toBe(expected);
  });
});

describe('toDomainError', () => {
  it.each([
    ['42P07', 'TRANSACTION_CONFLICT'],
    ['57P01', 'ENGINE_UNAVAILABLE'],
    ['08006', 'ENGINE_UNAVAILABLE'],
    ['53100', 'ENGINE_UNAVAILABLE'],
    ['53300', 'ENGINE_UNAVAILABLE'],
    ['25006', 'ENGINE_UNAVAILABLE'],
    ['28P01', 'ENGINE_UNAVAILABLE'],
    ['3D000', 'ENGINE_UNAVAILABLE'],
    ['55000', 'ENGINE_UNAVAILABLE'],
    ['ER_ACCESS_DENIED_ERROR', 'ENGINE_UNAVAILABLE'],
    ['22021', 'INVALID_ARGUMENT'],
    ['22P05', 'INVALID_ARGUMENT'],
    ['22001', 'INVALID_ARGUMENT'],
    ['ER_DATA_TOO_LONG', 'INVALID_ARGUMENT'],
    ['ER_NET_PACKET_TOO_LARGE', 'INVALID_ARGUMENT'],
    ['ER_CON_COUNT_ERROR', 'ENGINE_UNAVAILABLE'],
    ['ER_DISK_FULL', 'ENGINE_UNAVAILABLE'],
    ['ER_OPTION_PREVENTS_STATEMENT', 'ENGINE_UNAVAILABLE'],
    ['SQLITE_FULL', 'ENGINE_UNAVAILABLE'],
    ['SQLITE_IOERR_WRITE', 'ENGINE_UNAVAILABLE'],
  ])('should word %s for callers', (code, expected) => {
    expect(toDomainError(coded(code))).toMatchObject({ code: expected });
  });

  it('should name half of a surrogate pair in JSON as the mistake', () => {
    const driverError = Object.assign(new Error('invalid input syntax for type json'), { code: '22P02' });
    expect(toDomainError(Object.assign(new Error('failed'), { driverError }))).toMatchObject({
      code: 'INVALID_ARGUMENT',
      message: expect.stringContaining('half of a surrogate pair'),
    });
  });

  it('should promise that nothing was written where a transaction failed, and nothing where a read did', () => {
    const promise = expect.stringContaining('Nothing was written');
    expect(toWriteError(coded('57P01'))).toMatchObject({ message: promise });
    expect(toWriteError(coded('53100'))).toMatchObject({ message: promise });
    expect(toDomainError(coded('57P01'))).not.toMatchObject({ message: promise });
  });

  it('should leave what it does not know, and what has its meaning, as it is', () => {
    const errors = [coded('42601'), new DomainError('NOT_FOUND', 'no', { cause: coded('57P01') })];
    for (const error of errors) expect(toDomainError(error)).toBe(error);
  });
});

function named(name: string, message: string): Error {
  return Object.assign(new Error(message), { name });
}
