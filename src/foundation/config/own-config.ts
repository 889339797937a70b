import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { DomainError } from '../common/errors.js';
import { messageOf } from '../common/message-of.js';
import type { AppConfig } from './app-config.js';
import { declaredVariables } from './environment.js';
import { loadConfig } from './load-config.js';
import { readEnvironment } from './read-environment.js';
import { writerSocket } from './writer-socket.js';

const FILE = '.env';

/** Throws `CONFIGURATION_INVALID` for a file that cannot be read. */
function ownEnvironment(): NodeJS.ProcessEnv {
  if (!existsSync(FILE)) return process.env;
  try {
    process.loadEnvFile(FILE);
    return process.env;
  } catch (error) {
    const reason = statSync(FILE).isDirectory()
      ? 'it is a folder, which Docker makes of a missing file'
      : messageOf(error);
    const text = `${resolve(FILE)} cannot be read: ${reason}. Make it a file that this user may read, or remove it.`;
    throw new DomainError('CONFIGURATION_INVALID', text, { cause: error });
  }
}

/** The running service that commands call if no arguments name another one. */
export interface ServerDefaults {
  readonly url?: string | undefined;
  readonly token?: string | undefined;
}

/**
 * The running service in the environment of this process, or in the file `.env`, under the variables of DataHub's
 * command line. Throws `CONFIGURATION_INVALID`.
 */
export function serverDefaults(): ServerDefaults {
  const { DATAHUB_GMS_URL: url, DATAHUB_GMS_TOKEN: token } = readEnvironment(ownEnvironment());
  return { url, token };
}

/**
 * The database to which a copy goes, in the environment of this process or in the file `.env`: `TARGET_DATABASE_URL`,
 * or `given` in its place. Throws `CONFIGURATION_INVALID`.
 */
export function targetDatabase(given: string | undefined): string | undefined {
  const env = ownEnvironment();
  return readEnvironment(given === undefined ? env : { ...env, TARGET_DATABASE_URL: given }).TARGET_DATABASE_URL;
}

/**
 * The configuration of this process: its environment, supplemented by the file `.env` in its folder. Throws
 * `CONFIGURATION_INVALID`.
 */
export function ownConfig(): AppConfig {
  return loadConfig(ownEnvironment());
}

/** How many processes `ownConfig` asks for; 1 if it is invalid, so that the one process reports that. */
export function ownWorkers(): number {
  try {
    return ownConfig().workers;
  } catch {
    return 1;
  }
}

/**
 * The configuration of one of several worker processes: with its number, the port that all listen on, and the socket
 * of the one that writes. Throws `CONFIGURATION_INVALID`.
 */
export function workerConfig(config: AppConfig, worker: number, port: number): AppConfig {
  const own = {
    http: Object.freeze({ ...config.http, port, sharesPort: true }),
    writerSocket: writerSocket(config),
    log: Object.freeze({ ...config.log, worker }),
  };
  return Object.freeze(Object.assign({}, config, own));
}

/**
 * Like `ownConfig`, but without a message bus, and with embedded stores in a folder of their own: beside `DATA_DIR`,
 * with `-` and `suffix` at the end of its name. `defaults` holds for variables that are not set. Throws
 * `CONFIGURATION_INVALID`.
 */
export function separateConfig(suffix: string, defaults: NodeJS.ProcessEnv): AppConfig {
  const env = ownEnvironment();
  const { DATA_DIR: dataDir } = readEnvironment(env);
  const stores = declaredVariables().filter(({ variable }) => variable.namesStore === true);
  const none = Object.fromEntries(stores.map(({ name }) => [name, undefined]));
  return loadConfig({ ...defaults, ...env, ...none, DATA_DIR: `${dataDir.replace(/[\\/]+$/, '')}-${suffix}` });
}
