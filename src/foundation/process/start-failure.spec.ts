import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../common/errors.js';
import { loadConfig } from '../config/index.js';
import { commandFailure, startFailure } from './start-failure.js';

const SERVER = loadConfig({
  DATABASE_URL: 'postgres://scott:tiger-password@db.example:5432/metadata',
  DATA_DIR: '/data',
});
const EMBEDDED = loadConfig({ DATA_DIR: '/data', PORT: '80' });

const failure = (code: string, more: object = {}): Error =>
  Object.assign(new Error(`it failed: ${code}`), { code }, more);

describe(startFailure, () => {
  it.each([
    ['a port in use', failure('EADDRINUSE'), EMBEDDED, /^Port 80 of .* in use.*set PORT/],
    ['a port that is kept from the user', failure('EACCES', { syscall: 'listen' }), EMBEDDED, /port 80\. Set PORT/],
    [
      'a folder that is kept from the user',
      failure('EACCES', { path: '/data' }),
      EMBEDDED,
      /^\/data cannot be written\. .*DATA_DIR/,
    ],
    ['a file in place of a folder', failure('EEXIST', { path: '/data' }), EMBEDDED, /^\/data is a file/],
    [
      'a folder in a place without folders',
      failure('ENOENT', { path: '/proc/x', syscall: 'mkdir' }),
      EMBEDDED,
      /^\/proc\/x cannot be created there\. Set DATA_DIR/,
    ],
    ['a full disk', failure('SQLITE_FULL'), EMBEDDED, /^The disk with \/data is full/],
    [
      'a disk too full for the memory of the log',
      failure('SQLITE_IOERR_SHMSIZE'),
      EMBEDDED,
      /^The disk with \/data is/,
    ],
    ['a folder that takes no files', failure('SQLITE_READONLY_DIRECTORY'), EMBEDDED, /^\/data cannot be written/],
    ['a file that is no database', failure('SQLITE_NOTADB'), EMBEDDED, /is damaged, or is no SQLite file/],
    [
      'a certificate of an unknown authority',
      failure('DEPTH_ZERO_SELF_SIGNED_CERT'),
      SERVER,
      /at db\.example:5432 is not trusted: it failed.* DATABASE_URL with sslrootcert=<PEM file>/,
    ],
    [
      'a database without encryption',
      failure('HANDSHAKE_NO_SSL_SUPPORT'),
      SERVER,
      /does not encrypt connections\. .*sslmode=disable in DATABASE_URL/,
    ],
    [
      'a database with encrypted connections alone',
      failure('ER_SECURE_TRANSPORT_REQUIRED'),
      SERVER,
      /only encrypted connections\. Write sslmode=verify-full in DATABASE_URL/,
    ],
    [
      'a host that nobody knows',
      failure('ENOTFOUND', { hostname: 'db.example' }),
      SERVER,
      /host db\.example is unknown\. Correct DATABASE_URL/,
    ],
    [
      'an address to listen on that nobody knows',
      failure('ENOTFOUND', { hostname: '127.0.0.1' }),
      EMBEDDED,
      /host 127\.0\.0\.1 is unknown\. Correct HOST/,
    ],
    ['a wrong password', failure('28P01'), SERVER, /db\.example:5432 refuses the user "scott"/],
    [
      'a database that is not there',
      failure('3D000'),
      SERVER,
      /no database "metadata" at db\.example:5432.*CREATE DATABASE metadata/,
    ],
    [
      'a server that is not there',
      failure('ECONNREFUSED'),
      SERVER,
      /^No database answers at db\.example:5432.*START_TIMEOUT_S/,
    ],
    ['an address of several', new AggregateError([failure('ECONNREFUSED')]), SERVER, /^No database answers/],
  ])('should say in one line what to do about %s', (_name, error, config, expected) => {
    const wrapped = new DomainError('ENGINE_UNAVAILABLE', 'The database does not answer. Try again.', { cause: error });
    for (const thrown of [error, wrapped, Object.assign(new Error('query'), { driverError: error })]) {
      const line = startFailure(thrown, config);
      expect(line).toMatch(expected);
      expect(line).not.toMatch(/\n|tiger-password/);
    }
  });

  it('should tell what it does not know as it is, without a stack', () => {
    expect(startFailure(new TypeError('oops'), EMBEDDED)).toBe('TypeError: oops');
    expect(startFailure(new DomainError('STORE_LOCKED', 'Another process uses it.'), EMBEDDED)).toBe(
      'Another process uses it.',
    );
  });
});

describe(commandFailure, () => {
  it.each([
    ['3D000', undefined, 'or correct the name in DATABASE_URL.'],
    ['3D000', '--to', 'or correct the name in --to.'],
    ['ECONNREFUSED', '--to', 'No database answers at db.example:5432. Start it, or correct --to.'],
    ['28P01', '--to', 'Correct them in --to.'],
    ['ENOTFOUND', '--to', 'The host db.example:5432 is unknown. Correct --to,'],
    ['EACCES', '--to', 'or set --to to another folder.'],
  ])('should name the setting to correct for %s: %s', (code, target, expected) => {
    expect(commandFailure(failure(code), SERVER, target)).toContain(expected);
  });

  it('should leave what it does not know to the caller', () => {
    expect(commandFailure(new TypeError('oops'), SERVER)).toBeUndefined();
    expect(commandFailure(new DomainError('STORE_LOCKED', 'Another process uses it.'), SERVER)).toBeUndefined();
  });
});
