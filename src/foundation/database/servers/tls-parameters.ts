import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { DomainError } from '../../common/errors.js';

/** What `sslmode` may say. `no-verify` encrypts and trusts every certificate. */
const MODES = ['disable', 'no-verify', 'prefer', 'require', 'verify-ca', 'verify-full'];

/** The parameters that name PEM files: the authorities that are trusted, the service's own certificate, and its key. */
const FILES = { sslrootcert: 'ca', sslcert: 'cert', sslkey: 'key' } as const;

/** Names of parameters about TLS, those of other drivers too. */
const ABOUT_TLS = /ssl|tls/i;

const KNOWN: readonly string[] = ['sslmode', ...Object.keys(FILES)];
/** What pg takes besides. */
const KNOWN_TO_PG: readonly string[] = [...KNOWN, 'ssl', 'sslnegotiation'];

/** How mysql2 encrypts a connection. */
export interface MysqlTls {
  readonly rejectUnauthorized: boolean;
  readonly verifyIdentity: boolean;
  readonly ca?: string;
  readonly cert?: string;
  readonly key?: string;
}

/**
 * What the parameters of a `mysql://` address say about TLS; undefined without any. Their names and meaning are those
 * of a `postgres://` address: every mode but `disable` and `no-verify` verifies the certificate and the host's name.
 * Throws `CONFIGURATION_INVALID` for other parameters about TLS, which would otherwise leave passwords unencrypted.
 */
export function mysqlTls(address: string): MysqlTls | undefined {
  const { searchParams: given, hostname } = new URL(address);
  refuseUnknown(given, KNOWN);
  const files = filesOf(given);
  const mode = modeOf(given) ?? (Object.keys(files).length === 0 ? 'disable' : 'verify-full');
  if (mode === 'disable') return undefined;
  const isVerified = mode !== 'no-verify';
  if (isVerified && isIP(hostname.replace(/^\[|\]$/g, '')) !== 0)
    throw invalid(`has sslmode=${mode} and the IP address ${hostname}. Write the name that is in the certificate`);
  return { rejectUnauthorized: isVerified, verifyIdentity: isVerified, ...files };
}

/**
 * A `postgres://` address in the form that pg takes without a warning: it verifies certificate and name in every mode
 * but `disable` and `no-verify`, and plans not to in a later version. With `uselibpqcompat`, modes mean what they mean
 * to libpq. Throws `CONFIGURATION_INVALID` for an unknown mode or parameter about TLS, and for a file that cannot be
 * read.
 */
export function postgresAddress(address: string): string {
  const url = new URL(address);
  refuseUnknown(url.searchParams, KNOWN_TO_PG);
  filesOf(url.searchParams);
  const mode = modeOf(url.searchParams);
  const isWarnedOf = mode === 'prefer' || mode === 'require' || mode === 'verify-ca';
  if (!isWarnedOf || url.searchParams.get('uselibpqcompat') === 'true') return address;
  url.searchParams.set('sslmode', 'verify-full');
  return url.toString();
}

function refuseUnknown(given: URLSearchParams, known: readonly string[]): void {
  const unknown = [...given.keys()].find((name) => ABOUT_TLS.test(name) && !known.includes(name));
  if (unknown !== undefined)
    throw invalid(`has the parameter ${unknown}, which is unknown. Write sslmode=verify-full in its place`);
}

function modeOf(given: URLSearchParams): string | undefined {
  const mode = given.get('sslmode') ?? undefined;
  if (mode !== undefined && !MODES.includes(mode))
    throw invalid(`has sslmode=${mode}, which must be one of ${MODES.join(', ')}`);
  return mode;
}

function filesOf(given: URLSearchParams): Partial<Record<'ca' | 'cert' | 'key', string>> {
  const files: Partial<Record<'ca' | 'cert' | 'key', string>> = {};
  for (const [parameter, part] of Object.entries(FILES)) {
    const path = given.get(parameter);
    if (path !== null) files[part] = contentOf(parameter, path);
  }
  return files;
}

function contentOf(parameter: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw invalid(`names the file ${path} in ${parameter}, which cannot be read. Correct the path`, error);
  }
}

function invalid(problem: string, cause?: unknown): DomainError {
  return new DomainError('CONFIGURATION_INVALID', `The address of the database ${problem}.`, { cause });
}
