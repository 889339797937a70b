import Sqlite from 'better-sqlite3';
import { createConnection } from 'mysql2/promise';
import pg from 'pg';

type Row = Readonly<Record<string, unknown>>;

/** A session of the test's own beside those of a service, on the database that the service uses. */
export interface SqlServer {
  rows(sql: string): Promise<readonly Row[]>;
  /** Ends every other session on the database, as an operator or a failover does. Answers how many there were. */
  endSessions(): Promise<number>;
  close(): Promise<void>;
}

/**
 * Opens a session on `url`, a `DATABASE_URL`. The file of SQLite can only be read so, and nobody has sessions on it.
 */
export function connectToServer(url: string): Promise<SqlServer> {
  if (url.startsWith('sqlite:')) return Promise.resolve(openFile(url.slice('sqlite:'.length)));
  return url.startsWith('postgres') ? connectToPostgres(url) : connectToMysql(url);
}

function openFile(path: string): SqlServer {
  const file = new Sqlite(path, { readonly: true });
  return {
    rows: (sql) => Promise.resolve(file.prepare(sql).all() as Row[]),
    endSessions: () => Promise.resolve(0),
    close: () => Promise.resolve(void file.close()),
  };
}

async function connectToPostgres(url: string): Promise<SqlServer> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const rows = async (sql: string): Promise<readonly Row[]> => (await client.query<Row>(sql)).rows;
  return {
    rows,
    endSessions: async () => (await rows(END_POSTGRES_SESSIONS)).length,
    close: () => client.end(),
  };
}

const END_POSTGRES_SESSIONS =
  'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';

async function connectToMysql(url: string): Promise<SqlServer> {
  const connection = await createConnection(url.replace(/^mariadb:/, 'mysql:'));
  const rows = async (sql: string): Promise<readonly Row[]> => (await connection.query(sql))[0] as Row[];
  return {
    rows,
    async endSessions() {
      const sessions = await rows(
        'SELECT id FROM information_schema.processlist WHERE db = database() AND id <> connection_id()',
      );
      for (const { id, ID = id } of sessions) await rows(`KILL CONNECTION ${Number(ID)}`).catch(() => []);
      return sessions.length;
    },
    close: () => connection.end(),
  };
}
