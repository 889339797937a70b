import { existsSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { DataSource } from 'typeorm';
import { dataSourceOptions, isEmbeddedUrl, sqlitePath } from './data-source-options.js';
import { serverDriverOf } from './servers/server-drivers.js';

/** Properties of a database before the service uses it. */
export interface DatabaseProbe {
  /** Product and version; undefined for an SQLite file that does not exist yet. */
  readonly version: string | undefined;
  /** Whether the user may create tables. */
  readonly mayCreate: boolean;
  /** The database's clock in milliseconds since 1970; undefined if it has none of its own. */
  readonly time: number | undefined;
}

/** Inspects a database without changing it. Rejects with the driver's error. */
export async function probeDatabase(url: string): Promise<DatabaseProbe> {
  return isEmbeddedUrl(url) ? probeFile(sqlitePath(url)) : probeServer(url);
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
    const driver = serverDriverOf(source);
    const [{ version, now } = { version: '', now: 0 }] = await source.query<{ version: string; now: number }[]>(
      `SELECT version() AS version, ${driver.dialect.now} AS now`,
    );
    return {
      version: driver.productOf(version),
      mayCreate: await driver.mayCreateTables(source),
      time: Number(now),
    };
  } finally {
    await source.destroy();
  }
}
