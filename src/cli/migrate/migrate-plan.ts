import { SecretCipher } from '../../auth/index.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { type AppConfig, isEmbedded } from '../../foundation/config/index.js';
import { Database } from '../../foundation/database/index.js';
import { ModelRegistry } from '../../model/index.js';
import { inspectStore, type StorePlan } from '../../operations/index.js';
import { type FoundSeries, SeriesCatalogue, SeriesSource } from '../../timeseries/index.js';
import { explained } from '../own-database.js';

/** The scope of a takeover. */
export interface MigrationPlan {
  readonly store: StorePlan;
  /** Undefined if no search engine is configured that could contain DataHub's time series. */
  readonly series: readonly FoundSeries[] | undefined;
}

/**
 * Inspects the configured engines without writing. Throws `INVALID_ARGUMENT` for an embedded database, and
 * `ENGINE_UNAVAILABLE`.
 */
export async function migrationPlan(config: AppConfig): Promise<MigrationPlan> {
  if (isEmbedded(config.database))
    throw invalidArgument('DATABASE_URL names an embedded database: name the PostgreSQL or MySQL of DataHub.');
  const registry = ModelRegistry.standard(config.model.paths);
  const opens = opener(config);
  const { url } = config.database;
  const store = await explained(config, () => Database.inspect(url, (sql) => inspectStore(sql, registry, opens)));
  return { store, series: store.state === 'empty' ? [] : await findSeries(config, registry) };
}

/** The service's own key decrypts nothing of DataHub's, and a plan does not create one. */
function opener({ secrets }: AppConfig): (encrypted: string) => boolean {
  const { encryptionKey, readsV1 } = secrets;
  if (encryptionKey === undefined) return () => false;
  const cipher = new SecretCipher(encryptionKey, { readsV1 });
  return (encrypted) => {
    try {
      cipher.decrypt(encrypted);
      return true;
    } catch {
      return false;
    }
  };
}

async function findSeries(config: AppConfig, registry: ModelRegistry): Promise<readonly FoundSeries[] | undefined> {
  const source = SeriesSource.open(config, new SeriesCatalogue(registry));
  if (source === undefined) return undefined;
  try {
    return await source.find();
  } finally {
    await source.close();
  }
}
