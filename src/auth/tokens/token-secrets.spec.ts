import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../../foundation/config/index.js';
import { TokenSecrets } from './token-secrets.js';

const KEY = 'a-signing-key-that-is-long-enough-0123';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'secrets-'));
});

afterEach(() => {
  rmSync(dataDir, { recursive: true });
});

function load(env: Readonly<Record<string, string>> = {}): TokenSecrets {
  return TokenSecrets.load(loadConfig({ DATA_DIR: join(dataDir, 'data'), ...env }));
}

describe('TokenSecrets', () => {
  it('should make secrets once and keep them in a file for the owner only', () => {
    const made = load();
    const path = join(dataDir, 'data', 'signing-key');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(made.areOwn).toBe(true);
    expect(made.signingKey.length).toBeGreaterThanOrEqual(32);
    expect(load()).toEqual(made);
    const text = Buffer.from(made.signingKey).toString('utf8');
    expect(readFileSync(path, 'utf8')).toContain(`DATAHUB_TOKEN_SERVICE_SIGNING_KEY=${text}\n`);
  });

  it('should take configured secrets as they are, and make no file', () => {
    const secrets = load({ DATAHUB_TOKEN_SERVICE_SIGNING_KEY: KEY, DATAHUB_TOKEN_SERVICE_SALT: 'salt' });
    expect([Buffer.from(secrets.signingKey).toString(), Buffer.from(secrets.salt).toString()]).toEqual([KEY, 'salt']);
    expect(secrets.areOwn).toBe(false);
    expect(() => statSync(join(dataDir, 'data'))).toThrow();
  });

  it.each([
    ['empty', ''],
    ['without a salt', `DATAHUB_TOKEN_SERVICE_SIGNING_KEY=${KEY}\n`],
    ['with a short key', 'DATAHUB_TOKEN_SERVICE_SIGNING_KEY=short\nDATAHUB_TOKEN_SERVICE_SALT=salt\n'],
  ])('should refuse a file that is %s', (_name, text) => {
    load();
    writeFileSync(join(dataDir, 'data', 'signing-key'), text);
    expect(() => load()).toThrow(expect.objectContaining({ code: 'CONFIGURATION_INVALID' }));
  });
});
