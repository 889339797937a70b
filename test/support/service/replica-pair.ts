import { createProcessEnvironment, searchVariables, type ProcessEnvironment } from './create-test-environment.js';
import type { TestEngine } from '../engines/engines.js';
import { endToEndSearch } from '../engines/search-engines.js';

const SECRETS = {
  DATAHUB_TOKEN_SERVICE_SIGNING_KEY: 'a signing key that both replicas have been given',
  DATAHUB_TOKEN_SERVICE_SALT: 'a salt that both replicas have been given',
};

/**
 * Milliseconds until a change is seen on the other replica: five seconds that it may stay unseen, and nearly as many
 * that a test on a busy machine may take to notice.
 */
export const REPLICA_LIMIT_MS = 9_500;

/** Two services on one database and one search engine, with the same secrets and the same token of the root user. */
export interface ReplicaPair {
  readonly here: ProcessEnvironment;
  readonly there: ProcessEnvironment;
  /** Stops both, and drops the database and the indices. */
  stop(): Promise<void>;
}

/**
 * Starts two services on a new database of a server and new indices, with the variables `both`; the first one has
 * `hereOnly` beside them.
 */
export async function createReplicaPair(
  engine: TestEngine,
  hereOnly: Readonly<Record<string, string>> = {},
  both: Readonly<Record<string, string>> = {},
): Promise<ReplicaPair> {
  const database = await engine.createDatabase();
  const search = await endToEndSearch()?.create();
  const shared = { ...SECRETS, ...searchVariables(search), ...both };
  const here = await createProcessEnvironment({ databaseUrl: database.url, env: { ...shared, ...hereOnly } });
  const there = await createProcessEnvironment({
    databaseUrl: database.url,
    env: { ...shared, ADMIN_TOKEN: here.token },
  });
  return {
    here,
    there,
    async stop() {
      await there.stop();
      await here.stop();
      await database.drop();
      await search?.drop();
    },
  };
}
