import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomainError } from '../../foundation/common/errors.js';
import type { AppConfig } from '../../foundation/config/index.js';

/** Name of the file in DATA_DIR that keeps the key the service made for itself. */
const FILE_NAME = 'encryption-key';
/** Length of a key made here, before it is written in base64. */
const KEY_BYTES = 32;

/**
 * The text behind the encryption of secrets: SECRET_SERVICE_ENCRYPTION_KEY, else the file `encryption-key` in DATA_DIR
 * (mode 0600), which is made with a random text when it is absent. Throws `CONFIGURATION_INVALID` when the file is
 * empty.
 */
export function encryptionKey(config: AppConfig): string {
  return config.secrets.encryptionKey ?? ownKey(config.dataDir);
}

function ownKey(dataDir: string): string {
  const path = join(dataDir, FILE_NAME);
  mkdirSync(dataDir, { recursive: true });
  try {
    const key = randomBytes(KEY_BYTES).toString('base64');
    writeFileSync(path, `${key}\n`, { flag: 'wx', mode: 0o600 });
    return key;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return storedKey(path);
  }
}

function storedKey(path: string): string {
  const key = readFileSync(path, 'utf8').trim();
  if (key !== '') return key;
  const fix = 'Restore it, or delete it to have a new key made; secrets in the database can then not be read any more.';
  throw new DomainError('CONFIGURATION_INVALID', `${path} is empty. ${fix}`);
}
