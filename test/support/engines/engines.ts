import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An empty database of one test. */
export interface TestDatabase {
  /** What the service takes as `DATABASE_URL`. */
  readonly url: string;
  /** Removes it. */
  drop(): Promise<void>;
}

/** An SQL engine that contract suites run on. */
export interface TestEngine {
  readonly name: 'sqlite' | 'postgres' | 'mysql';
  /** Makes an empty database. */
  createDatabase(): Promise<TestDatabase>;
}

/**
 * The engines of this run: always SQLite, and the servers named by `TEST_POSTGRES_URL` and `TEST_MYSQL_URL` (users who
 * may create databases). `TEST_ENGINES` (names, separated by commas) asks for exactly these; one that is not there is
 * an error, so that a check cannot pass by not running.
 */
export function testEngines(): readonly TestEngine[] {
  const engines = availableEngines();
  const asked = (process.env.TEST_ENGINES ?? '').split(',').filter((name) => name !== '');
  return asked.length === 0 ? engines : asked.map((name) => engineNamed(name, engines));
}

/**
 * The server that the tests over HTTP run on when `E2E_ENGINE` names one; undefined is SQLite in the service's data
 * folder.
 */
export function endToEndEngine(): TestEngine | undefined {
  const name = process.env.E2E_ENGINE ?? 'sqlite';
  return name === 'sqlite' ? undefined : engineNamed(name, availableEngines());
}

function availableEngines(): readonly TestEngine[] {
  return [sqlite, ...fromEnvironment('TEST_POSTGRES_URL', postgres), ...fromEnvironment('TEST_MYSQL_URL', mysql)];
}

function engineNamed(name: string, engines: readonly TestEngine[]): TestEngine {
  const engine = engines.find((candidate) => candidate.name === name);
  if (engine === undefined) throw new Error(`The tests are to run on ${name}, but no TEST_…_URL names such a server`);
  return engine;
}

function fromEnvironment(variable: string, engine: (url: string) => TestEngine): readonly TestEngine[] {
  const url = process.env[variable];
  return url === undefined || url === '' ? [] : [engine(url)];
}

const sqlite: TestEngine = {
  name: 'sqlite',
  createDatabase() {
    const folder = mkdtempSync(join(tmpdir(), 'metadata-database-'));
    return Promise.resolve({
      url: `sqlite:${join(folder, 'metadata.db')}`,
      drop() {
        rmSync(folder, { recursive: true, force: true });
        return Promise.resolve();
      },
    });
  },
};

function postgres(server: string): TestEngine {
  return serverEngine('postgres', server, async (statement) => {
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  });
}

function mysql(server: string): TestEngine {
  return serverEngine('mysql', server, async (statement) => {
    const { createConnection } = await import('mysql2/promise');
    const connection = await createConnection(server.replace(/^mariadb:/, 'mysql:'));
    await connection.query(statement).finally(() => connection.end());
  });
}

function serverEngine(
  name: 'postgres' | 'mysql',
  server: string,
  run: (statement: string) => Promise<unknown>,
): TestEngine {
  return {
    name,
    async createDatabase() {
      const database = `test_${randomBytes(6).toString('hex')}`;
      await run(`CREATE DATABASE ${database}`);
      const url = new URL(server);
      url.pathname = `/${database}`;
      return {
        url: url.toString(),
        async drop() {
          await run(`DROP DATABASE ${database}${name === 'postgres' ? ' WITH (FORCE)' : ''}`);
        },
      };
    },
  };
}
