import { existsSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { DataSource } from 'typeorm';
import { dataSourceOptions, sqlitePath } from './data-source-options.js';
import { MYSQL, POSTGRES } from './sql-dialect.js';

/** What is known of a database before the service uses it. */
export interface DatabaseProbe {
  /** Product and version; undefined of an SQLite file that does not exist yet. */
  readonly version: string | undefined;
  /** Whether the user may make tables. */
  readonly mayCreate: boolean;
  /** Milliseconds since 1970 by the clock of the database; undefined where it has none of its own. */
  readonly time: number | undefined;
}

/** Looks at a database and changes nothing in it. Rejects with the error of the driver. */
export async function probeDatabase(url: string): Promise<DatabaseProbe> {
  return url.startsWith('sqlite:') ? probeFile(sqlitePath(url)) : probeServer(url);
}

function probeFile(path: string): DatabaseProbe {
  if (!existsSync(path)) return { version: undefined, mayCreate: true, time: undefined };
  const handle = new Sqlite(path, { readonly: true });
  try {
    handle.prepare('SELECT count(*) FROM sqlite_master').get();
    const { version } = handle.prepare('SELECT sqlite_version() AS version').get() as { readonly version: string };
    return { version: `SQLite ${version}`, mayCreate: true, time: undefined };
  } finally {
    handle.close();
  }
}

async function probeServer(url: string): Promise<DatabaseProbe> {
  const source = await new DataSource(dataSourceOptions(url, 1)).initialize();
  try {
    const isPostgres = source.options.type === 'postgres';
    const [{ version, now } = { version: '', now: 0 }] = await source.query<{ version: string; now: number }[]>(
      `SELECT version() AS version, ${isPostgres ? POSTGRES.now : MYSQL.now} AS now`,
    );
    const mayCreate = isPostgres ? await mayCreateInSchema(source) : await mayCreateTables(source);
    return {
      version: isPostgres ? version.split(' ').slice(0, 2).join(' ') : `MySQL or MariaDB ${version}`,
      mayCreate,
      time: Number(now),
    };
  } finally {
    await source.destroy();
  }
}

async function mayCreateInSchema(source: DataSource): Promise<boolean> {
  const [row] = await source.query<{ may: boolean }[]>(
    `SELECT has_schema_privilege(current_schema(), 'CREATE') AS may`,
  );
  return row?.may === true;
}

async function mayCreateTables(source: DataSource): Promise<boolean> {
  const grants = await source.query<Record<string, string>[]>('SHOW GRANTS FOR CURRENT_USER()');
  return grants
    .flatMap(Object.values)
    .some((grant: string) => /^GRANT .*\b(?:ALL PRIVILEGES|CREATE)\b.* ON /.test(grant));
}
