import { createCipheriv, createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { loadConfig } from '../../foundation/config/index.js';
import { encryptionKey } from './encryption-key.js';
import { randomToken } from './random-token.js';
import { SecretCipher } from './secret-cipher.js';

const KEY = 'ENCRYPTION_KEY';

function v1(text: string): string {
  const key = createHash('sha1').update(KEY).digest().subarray(0, 16);
  const cipher = createCipheriv('aes-128-ecb', key, null);
  return Buffer.concat([cipher.update(text), cipher.final()]).toString('base64');
}

describe('SecretCipher', () => {
  const cipher = new SecretCipher(KEY, { readsV1: true });

  it('should decrypt what it encrypted, which never looks the same', () => {
    const [first, second] = [cipher.encrypt('geheim ✓'), cipher.encrypt('geheim ✓')];
    expect(first).toMatch(/^v2:[A-Za-z0-9+/]+=*$/);
    expect(first).not.toBe(second);
    expect([cipher.decrypt(first), cipher.decrypt(second)]).toEqual(['geheim ✓', 'geheim ✓']);
  });

  it.each([
    ['AES-GCM', 'v2:AAECAwQFBgcICQoLFUnNn43ojSZvSFMKho2n2Xjxbp0='],
    ['the earlier format', 'nl3o6h+PCJ7RQYpXr5f3Eg=='],
  ])('should read %s as others write it', (_name, value) => {
    expect(cipher.decrypt(value)).toBe('salt');
  });

  it('should read the earlier format only where it may', () => {
    expect(cipher.decrypt(v1('salt'))).toBe('salt');
    expect(() => new SecretCipher(KEY, { readsV1: false }).decrypt(v1('salt'))).toThrow('cannot be decrypted');
  });

  it.each([
    ['another key', (value: string) => new SecretCipher('other', { readsV1: true }).decrypt(value)],
    [
      'a changed text',
      (value: string) => cipher.decrypt(value.slice(0, 20) + (value[20] === 'A' ? 'B' : 'A') + value.slice(21)),
    ],
    ['a cut text', (value: string) => cipher.decrypt(value.slice(0, 10))],
    ['another format', () => cipher.decrypt('clear')],
  ])('should refuse %s', (_name, decrypt) => {
    expect(() => decrypt(cipher.encrypt('a longer text'))).toThrow('SECRET_SERVICE_ENCRYPTION_KEY');
  });
});

describe('randomToken', () => {
  it('should be 32 letters, others each time', () => {
    expect(randomToken()).toMatch(/^[a-z]{32}$/);
    expect(randomToken()).not.toBe(randomToken());
  });
});

describe('encryptionKey', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'key-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  it('should be the configured one', () => {
    expect(encryptionKey(loadConfig({ DATA_DIR: dataDir, SECRET_SERVICE_ENCRYPTION_KEY: KEY }))).toBe(KEY);
  });

  it('should be made once, for the owner of the file alone', () => {
    const config = loadConfig({ DATA_DIR: dataDir });
    const made = encryptionKey(config);
    const path = join(dataDir, 'encryption-key');
    expect(encryptionKey(config)).toBe(made);
    expect(readFileSync(path, 'utf8').trim()).toBe(made);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it('should not be an empty file', () => {
    writeFileSync(join(dataDir, 'encryption-key'), '\n');
    expect(() => encryptionKey(loadConfig({ DATA_DIR: dataDir }))).toThrow('is empty');
  });
});
