import { DomainError } from '../foundation/common/errors.js';
import type { AppConfig } from '../foundation/config/index.js';
import { Database, type DatabaseOptions } from '../foundation/database/index.js';
import { commandFailure } from '../foundation/process/index.js';
import { ENTITY_ROWS } from '../rows.js';

/**
 * Opens the database of a command's settings, which must exist if it is a file: a command in another folder than that
 * of the service would otherwise work on an empty one. Throws `NOT_FOUND`, `STORE_LOCKED`, and `ENGINE_UNAVAILABLE`
 * with the setting to correct.
 */
export function openOwnDatabase(
  config: AppConfig,
  options: Pick<DatabaseOptions, 'exclusive' | 'groupSize'>,
): Promise<Database> {
  const { url, poolSize } = config.database;
  return explained(config, () => Database.open({ ...options, url, poolSize, mustExist: true, entities: ENTITY_ROWS }));
}

/**
 * Runs `work`, which uses the database of `config`. Throws `ENGINE_UNAVAILABLE` with the problem and the fix for what a
 * system or an engine refuses, and other errors as they are. `target` is the setting that names the database unless it
 * is the service's own.
 */
export async function explained<T>(config: AppConfig, work: () => Promise<T>, target?: string): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const reason = commandFailure(error, config, target);
    throw reason === undefined ? error : new DomainError('ENGINE_UNAVAILABLE', reason, { cause: error });
  }
}
