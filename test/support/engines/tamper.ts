import { join } from 'node:path';
import { Database } from '../../../src/foundation/database/index.js';
import type { TestEnvironment } from '../service/create-test-environment.js';

/** Changes rows behind the back of the service, as another program would. */
export async function tamper(
  env: Pick<TestEnvironment, 'databaseUrl' | 'dataDir'>,
  ...statements: readonly (readonly [string, ...string[]])[]
): Promise<void> {
  const url = env.databaseUrl ?? `sqlite:${join(env.dataDir, 'data', 'metadata.db')}`;
  const database = await Database.open({ url, poolSize: 1, groupSize: 1, exclusive: false });
  await database.transaction(async (sql) => {
    for (const [statement, ...parameters] of statements) await sql.execute(statement, parameters);
  });
  await database.close();
}
