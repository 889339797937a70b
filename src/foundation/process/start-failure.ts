import { type AppConfig, isEmbedded } from '../config/index.js';
import { errorChain } from '../common/error-chain.js';
import { DomainError } from '../common/errors.js';

/** Members of errors of the system and of drivers. */
interface Failure {
  readonly code: string;
  readonly message: string;
  readonly syscall?: string | undefined;
  readonly path?: string | undefined;
  readonly hostname?: string | undefined;
}

/** The settings that name the stores, and whether the process waits for a database. */
interface Stores {
  readonly database: string;
  readonly folder: string;
  readonly waits: boolean;
}

type Advice = (failure: Failure, config: AppConfig, stores: Stores) => string;

const OF_START: Stores = { database: 'DATABASE_URL', folder: 'DATA_DIR', waits: true };

/** Codes of OpenSSL, Node and mysql2 for certificates. */
const UNTRUSTED = [
  'HANDSHAKE_SSL_ERROR',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'ERR_TLS_CERT_ALTNAME_INVALID',
];

/** The problem, its place and the fix, by the error codes of the system, SQLite, PostgreSQL and MySQL. */
const ADVICE: readonly (readonly [codes: readonly string[], advice: Advice])[] = [
  [
    ['EADDRINUSE'],
    (_failure, { http }) =>
      `Port ${http.port} of ${http.host} is in use. Stop what listens there, or set PORT to another one (0 takes a free one).`,
  ],
  [
    ['EADDRNOTAVAIL'],
    (_failure, { http }) =>
      `This machine has no address ${http.host}. Set HOST to one of its addresses, or to 0.0.0.0 for all of them.`,
  ],
  [
    ['ENOTFOUND', 'EAI_AGAIN'],
    ({ hostname }, config, stores) => unknownHost(hostname ?? databaseHost(config), config, stores),
  ],
  [
    ['28P01', '28000', 'ER_ACCESS_DENIED_ERROR', 'ER_DBACCESS_DENIED_ERROR'],
    (_failure, config, { database }) =>
      `The database at ${databaseHost(config)} refuses the user "${databaseUser(config)}", the password, or this user's use of "${databaseName(config)}". Correct them in ${database}.`,
  ],
  [
    ['3D000', 'ER_BAD_DB_ERROR'],
    (_failure, config, { database }) =>
      `There is no database "${databaseName(config)}" at ${databaseHost(config)}. Create it (CREATE DATABASE ${databaseName(config)}), or correct the name in ${database}.`,
  ],
  [
    ['42501', 'ER_TABLEACCESS_DENIED_ERROR'],
    (_failure, config, { database }) =>
      `The user "${databaseUser(config)}" may not create or change tables of "${databaseName(config)}". Grant it that, or name another user in ${database}.`,
  ],
  [
    ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', '57P03'],
    (_failure, config, { database, waits }) =>
      `No database answers at ${databaseHost(config)}. Start it, ${waits ? `correct ${database}, or wait longer for it with START_TIMEOUT_S` : `or correct ${database}`}.`,
  ],
  [
    ['ER_SECURE_TRANSPORT_REQUIRED'],
    (_failure, config, { database }) =>
      `The database at ${databaseHost(config)} accepts only encrypted connections. Write sslmode=verify-full in ${database}.`,
  ],
  [
    ['HANDSHAKE_NO_SSL_SUPPORT'],
    (_failure, config, { database }) =>
      `The database at ${databaseHost(config)} does not encrypt connections. Let it, or write sslmode=disable in ${database}.`,
  ],
  [
    UNTRUSTED,
    ({ message }, config, { database }) =>
      `The certificate of the database at ${databaseHost(config)} is not trusted: ${message}. Name its authority in ${database} with sslrootcert=<PEM file>, and the host as the certificate does.`,
  ],
  [
    ['ENOSPC', 'EDQUOT', 'SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE'],
    ({ path }, config, { folder }) =>
      `The disk with ${path ?? config.dataDir} is full. Free some space, or set ${folder} to another folder.`,
  ],
  [
    ['ENOTDIR', 'EEXIST'],
    ({ path }, config, { folder }) =>
      `${path ?? config.dataDir} is a file, where a folder is needed. Move it away, or set ${folder} to a folder.`,
  ],
  [
    ['EACCES', 'EPERM', 'EROFS', 'SQLITE_READONLY', 'SQLITE_CANTOPEN'],
    (failure, config, { folder }) =>
      failure.syscall === 'listen'
        ? `This user may not listen on port ${config.http.port}. Set PORT to one above 1023.`
        : `${failure.path ?? config.dataDir} cannot be written. Let this user write there, or set ${folder} to another folder.`,
  ],
  [
    ['SQLITE_NOTADB', 'SQLITE_CORRUPT'],
    (_failure, config) =>
      `The database in ${config.dataDir} is damaged, or is no SQLite file. Put a backup in its place.`,
  ],
];

/**
 * One line with the reason why the service did not start, and the fix; never a password. `config` is undefined if it
 * could not be read.
 */
export function startFailure(error: unknown, config: AppConfig | undefined): string {
  const known = config === undefined ? undefined : knownFailure(error, config, OF_START);
  if (known !== undefined) return known;
  if (error instanceof DomainError) return error.message;
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/**
 * The same for a command, which does not wait for a database; undefined for an error whose fix is unknown. `target` is
 * the setting that names the database of `config`, unless that is the service's own.
 */
export function commandFailure(error: unknown, config: AppConfig, target?: string): string | undefined {
  const stores = target === undefined ? OF_START : { database: target, folder: target };
  return knownFailure(error, config, { ...stores, waits: false });
}

function knownFailure(error: unknown, config: AppConfig, stores: Stores): string | undefined {
  for (const failure of failuresIn(error)) {
    if (failure.code === 'ENOENT' && failure.syscall === 'mkdir') return noFolder(failure, config, stores);
    const known = ADVICE.find(([codes]) => codes.some((code) => isCode(failure.code, code)));
    if (known !== undefined) return known[1](failure, config, stores);
  }
  return undefined;
}

/** A folder whose parents exist, in a place where the system has none, such as below `/proc`. */
function noFolder({ path }: Failure, { dataDir }: AppConfig, { folder }: Stores): string {
  return `${path ?? dataDir} cannot be created there. Set ${folder} to another folder.`;
}

/** SQLite appends the specific case to its code, as in `SQLITE_READONLY_DIRECTORY`. */
function isCode(given: string, code: string): boolean {
  return given === code || (code.startsWith('SQLITE_') && given.startsWith(`${code}_`));
}

function failuresIn(error: unknown): readonly Failure[] {
  return errorChain(error).filter(isFailure);
}

function isFailure(link: object): link is Failure {
  return !(link instanceof DomainError) && 'code' in link && typeof link.code === 'string';
}

function unknownHost(host: string, config: AppConfig, stores: Stores): string {
  return `The host ${host} is unknown. Correct ${settingOf(host, config, stores)}, or the names that this machine knows.`;
}

function settingOf(host: string, { database, http, search }: AppConfig, stores: Stores): string {
  if (isAt(host, database)) return stores.database;
  if (isAt(host, search)) return 'SEARCH_URL';
  return host === http.host ? 'HOST' : stores.database;
}

function isAt(host: string, store: AppConfig['database'] | AppConfig['search']): boolean {
  return !isEmbedded(store) && new URL(store.url).hostname === host;
}

function databaseHost({ database }: AppConfig): string {
  return isEmbedded(database) ? database.url : new URL(database.url).host;
}

function databaseUser({ database }: AppConfig): string {
  return isEmbedded(database) ? '' : decodeURIComponent(new URL(database.url).username);
}

function databaseName({ database }: AppConfig): string {
  return isEmbedded(database) ? database.url : decodeURIComponent(new URL(database.url).pathname.slice(1));
}
