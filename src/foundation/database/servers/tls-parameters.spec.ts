import { afterAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mysqlTls, postgresAddress } from './tls-parameters.js';

const folder = mkdtempSync(join(tmpdir(), 'tls-'));
const pem = join(folder, 'ca.pem');
writeFileSync(pem, 'PEM');
afterAll(() => rmSync(folder, { recursive: true }));

const VERIFIED = { rejectUnauthorized: true, verifyIdentity: true };

const refusal = (text: string) =>
  expect.objectContaining({ code: 'CONFIGURATION_INVALID', message: expect.stringContaining(text) });

describe(mysqlTls, () => {
  it.each([
    ['', undefined],
    ['?charset=utf8mb4', undefined],
    ['?sslmode=disable', undefined],
    [`?sslmode=disable&sslrootcert=${pem}`, undefined],
    ['?sslmode=require', VERIFIED],
    ['?sslmode=prefer', VERIFIED],
    ['?sslmode=verify-full', VERIFIED],
    ['?sslmode=no-verify', { rejectUnauthorized: false, verifyIdentity: false }],
    [`?sslrootcert=${pem}`, { ...VERIFIED, ca: 'PEM' }],
    [`?sslmode=verify-ca&sslcert=${pem}&sslkey=${pem}`, { ...VERIFIED, cert: 'PEM', key: 'PEM' }],
  ])('should read %s', (parameters, expected) => {
    expect(mysqlTls(`mysql://me:secret@db.example:3306/metadata${parameters}`)).toEqual(expected);
  });

  it.each([
    ['ssl=true', 'has the parameter ssl, which is unknown. Write sslmode=verify-full'],
    ['ssl-mode=REQUIRED', 'has the parameter ssl-mode,'],
    ['useSSL=true', 'has the parameter useSSL,'],
    ['tls=skip-verify', 'has the parameter tls,'],
    ['sslmode=REQUIRED', 'has sslmode=REQUIRED, which must be one of disable, no-verify,'],
    ['sslrootcert=/nowhere/ca.pem', 'names the file /nowhere/ca.pem in sslrootcert, which cannot be read.'],
  ])('should refuse %s', (parameters, text) => {
    expect(() => mysqlTls(`mysql://me:secret@db.example/metadata?${parameters}`)).toThrow(refusal(text));
  });

  it.each(['127.0.0.1', '[::1]'])('should refuse to verify the name of %s, which the driver cannot', (host) => {
    const address = `mysql://me@${host}/metadata`;
    expect(() => mysqlTls(`${address}?sslmode=require`)).toThrow(refusal('Write the name that is in the certificate.'));
    expect(mysqlTls(`${address}?sslmode=no-verify`)?.rejectUnauthorized).toBe(false);
  });
});

describe(postgresAddress, () => {
  const address = 'postgres://me:s%40cret@db.example:5432/metadata';

  it.each([
    '',
    '?sslmode=disable',
    '?sslmode=no-verify',
    '?sslmode=verify-full',
    '?sslmode=require&uselibpqcompat=true',
    '?ssl=true&sslnegotiation=direct',
  ])('should leave %s as it is', (parameters) => {
    expect(postgresAddress(address + parameters)).toBe(address + parameters);
  });

  it.each(['prefer', 'require', 'verify-ca'])('should say what sslmode=%s does', (mode) => {
    const path = encodeURIComponent(pem);
    expect(postgresAddress(`${address}?sslmode=${mode}&sslrootcert=${path}`)).toBe(
      `${address}?sslmode=verify-full&sslrootcert=${path}`,
    );
  });

  it.each([
    ['sslmode=on', 'has sslmode=on, which must be one of disable,'],
    ['ssl_mode=require', 'has the parameter ssl_mode, which is unknown. Write sslmode=verify-full'],
    ['sslmode=verify-full&sslkey=/nowhere/key.pem', 'names the file /nowhere/key.pem in sslkey,'],
  ])('should refuse %s', (parameters, text) => {
    expect(() => postgresAddress(`${address}?${parameters}`)).toThrow(refusal(text));
  });
});
