import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomainError } from '../../foundation/common/errors.js';
import type { AppConfig } from '../../foundation/config/index.js';
import { createPrivateFile } from '../../foundation/common/private-file.js';

/** Name of the file in DATA_DIR with the generated key. */
const FILE_NAME = 'encryption-key';
/** Length of a generated key in bytes, before base64 encoding. */
const KEY_BYTES = 32;

/**
 * The key for encrypting secrets: SECRET_SERVICE_ENCRYPTION_KEY, otherwise the file `encryption-key` in DATA_DIR (mode
 * 0600), which is created with a random text if it is missing. Throws `CONFIGURATION_INVALID` if the file is empty.
 */
export function encryptionKey(config: AppConfig): string {
  return config.secrets.encryptionKey ?? ownKey(config.dataDir);
}

function ownKey(dataDir: string): string {
  const path = join(dataDir, FILE_NAME);
  const key = randomBytes(KEY_BYTES).toString('base64');
  return createPrivateFile(path, `${key}\n`) ? key : storedKey(path);
}

function storedKey(path: string): string {
  const key = readFileSync(path, 'utf8').trim();
  if (key !== '') return key;
  const fix =
    'Restore it, or delete it to generate a new key; existing secrets in the database can then no longer be decrypted.';
  throw new DomainError('CONFIGURATION_INVALID', `${path} is empty. ${fix}`);
}
