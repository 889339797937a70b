import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomainError } from '../../foundation/common/errors.js';
import type { AppConfig } from '../../foundation/config/index.js';

/** Name of the file in DATA_DIR that keeps secrets the service made for itself. */
const FILE_NAME = 'signing-key';
const KEY_VARIABLE = 'DATAHUB_TOKEN_SERVICE_SIGNING_KEY';
const SALT_VARIABLE = 'DATAHUB_TOKEN_SERVICE_SALT';
/** Length of a key or salt made here, before it is written in base64. */
const SECRET_BYTES = 32;

interface SecretTexts {
  readonly signingKey: string;
  readonly salt: string;
}

/** The secrets behind access tokens. Their texts never leave this class. */
export class TokenSecrets {
  private constructor(
    /** The HMAC key: the configured text's UTF-8 bytes, never base64-decoded. */
    readonly signingKey: Uint8Array,
    /** Bytes that are appended to a token before it is hashed. */
    readonly salt: Uint8Array,
    /** Whether a part was made by this installation, so that other replicas do not know it. */
    readonly areOwn: boolean,
  ) {}

  /**
   * The configured secrets. What is not configured comes from the file `signing-key` in DATA_DIR (mode 0600), which is
   * made with random values when it is absent: two lines `VARIABLE=value` with the names of the environment variables.
   * Throws `CONFIGURATION_INVALID` when the file is not of that form.
   */
  static load(config: AppConfig): TokenSecrets {
    const { signingKey, salt } = config.auth;
    const own = signingKey === undefined || salt === undefined ? ownSecrets(config.dataDir) : undefined;
    const utf8 = (text: string | undefined): Uint8Array => Buffer.from(text ?? '', 'utf8');
    return new TokenSecrets(utf8(signingKey ?? own?.signingKey), utf8(salt ?? own?.salt), own !== undefined);
  }

  /** A key of 32 bytes for another purpose, from which the secrets cannot be computed. */
  keyFor(purpose: string): Uint8Array {
    return new Uint8Array(hkdfSync('sha256', this.signingKey, this.salt, purpose, SECRET_BYTES));
  }
}

function ownSecrets(dataDir: string): SecretTexts {
  const path = join(dataDir, FILE_NAME);
  mkdirSync(dataDir, { recursive: true });
  try {
    const made = { signingKey: randomText(), salt: randomText() };
    writeFileSync(path, `${KEY_VARIABLE}=${made.signingKey}\n${SALT_VARIABLE}=${made.salt}\n`, {
      flag: 'wx',
      mode: 0o600,
    });
    return made;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return parseSecrets(path, readFileSync(path, 'utf8'));
  }
}

function randomText(): string {
  return randomBytes(SECRET_BYTES).toString('base64');
}

function parseSecrets(path: string, text: string): SecretTexts {
  const signingKey = valueOf(text, KEY_VARIABLE);
  const salt = valueOf(text, SALT_VARIABLE);
  if (signingKey !== undefined && Buffer.byteLength(signingKey) >= SECRET_BYTES && salt !== undefined)
    return { signingKey, salt };
  throw new DomainError(
    'CONFIGURATION_INVALID',
    `${path} needs the lines ${KEY_VARIABLE}=<at least ${SECRET_BYTES} bytes> and ${SALT_VARIABLE}=<text>. Restore it, or delete it to have new secrets made; tokens made before are then refused.`,
  );
}

function valueOf(text: string, variable: string): string | undefined {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${variable}=`));
  const value = line?.slice(variable.length + 1).trim();
  return value === '' ? undefined : value;
}
