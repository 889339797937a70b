import { MIGRATIONS } from './migrations/index.js';
import type { SqlTransaction } from './sql/sql-transaction.js';

/** The names of all tables. */
export async function tableNames(sql: SqlTransaction): Promise<ReadonlySet<string>> {
  return new Set((await sql.select<{ name: string }>(sql.dialect.tables)).map(({ name }) => name));
}

/** The names of the migrations that a database lacks, oldest first; all of them for one without tables. */
export async function missingMigrations(sql: SqlTransaction): Promise<readonly string[]> {
  const names = MIGRATIONS.map((Migration) => new Migration().name);
  if (!(await tableNames(sql)).has('schema_migration')) return names;
  const run = await sql.select<{ name: string }>('SELECT name FROM schema_migration');
  const done = new Set(run.map(({ name }) => name));
  return names.filter((name) => !done.has(name));
}
