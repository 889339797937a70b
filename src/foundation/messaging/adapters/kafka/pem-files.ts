import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type ConnectionOptions as TlsOptions, createSecureContext } from 'node:tls';
import { DomainError } from '../../../common/errors.js';
import { messageOf } from '../../../common/message-of.js';
import type { KafkaConfig } from '../../../config/index.js';

/** The variables that name the files. */
const AUTHORITIES = 'SPRING_KAFKA_PROPERTIES_SSL_TRUSTSTORE_LOCATION';
const CERTIFICATE_AND_KEY = 'SPRING_KAFKA_PROPERTIES_SSL_KEYSTORE_LOCATION';
const KEY_PASSWORD = 'SPRING_KAFKA_PROPERTIES_SSL_KEY_PASSWORD';

const CERTIFICATE = /-----BEGIN [A-Z0-9 ]*CERTIFICATE-----[^]*?-----END [A-Z0-9 ]*CERTIFICATE-----/g;
const KEY = /-----BEGIN [A-Z0-9 ]*PRIVATE KEY-----/;

/**
 * The options for TLS with the certificates and the key in PEM files. Throws `CONFIGURATION_INVALID`, with the
 * variable, for files that cannot be read or used: Node ignores authorities that it cannot read.
 */
export function tlsOptions(tls: NonNullable<KafkaConfig['tls']>): TlsOptions {
  const { authorities, certificateAndKey, keyPassword } = tls;
  return {
    ...(authorities === undefined ? {} : { ca: certificates(AUTHORITIES, authorities) }),
    ...(certificateAndKey === undefined ? {} : identity(certificateAndKey, keyPassword)),
  };
}

function identity(path: string, passphrase: string | undefined): Pick<TlsOptions, 'cert' | 'key' | 'passphrase'> {
  const pem = certificates(CERTIFICATE_AND_KEY, path);
  if (!KEY.test(pem)) throw unusable(CERTIFICATE_AND_KEY, path, 'contains no private key');
  const options = { cert: pem, key: pem, ...(passphrase === undefined ? {} : { passphrase }) };
  try {
    createSecureContext(options);
  } catch (cause) {
    const problem = `contains a private key that cannot be used (${messageOf(cause)}); ${KEY_PASSWORD} is the password of an encrypted one`;
    throw unusable(CERTIFICATE_AND_KEY, path, problem, cause);
  }
  return options;
}

/** The text of a file with certificates. */
function certificates(variable: string, path: string): string {
  const pem = textOf(variable, path);
  const found = pem.match(CERTIFICATE) ?? [];
  if (found.length === 0) throw unusable(variable, path, 'contains no certificate in the form of PEM');
  try {
    for (const one of found) new X509Certificate(one);
  } catch (cause) {
    throw unusable(variable, path, `contains a malformed certificate (${messageOf(cause)})`, cause);
  }
  return pem;
}

function textOf(variable: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw unusable(variable, path, `cannot be read (${messageOf(cause)})`, cause);
  }
}

function unusable(variable: string, path: string, problem: string, cause?: unknown): DomainError {
  return new DomainError('CONFIGURATION_INVALID', `${variable}: the file ${path} ${problem}.`, { cause });
}
