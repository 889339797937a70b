import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource, type QueryRunner } from 'typeorm';
import { dataSourceOptions } from '../../src/foundation/database/data-source-options.js';
import {
  Database,
  fromSqlTimestamp,
  type SqlTransaction,
  toSqlTimestamp,
} from '../../src/foundation/database/index.js';
import { prepareMysqlSessions } from '../../src/foundation/database/servers/mysql-sessions.js';
import { skipped } from '../support/checkout/needs.js';
import { type TestDatabase, type TestEngine, testEngines } from '../support/engines/engines.js';

const TIME = Date.UTC(2026, 1, 3, 4, 5, 6, 789);
const COLUMNS = ['urn', 'aspect', 'version', 'metadata', 'systemmetadata', 'createdon', 'createdby'];
const ROWS = Array.from({ length: 20 }, (_none, number) => [
  `urn:li:tag:a\\b%_${String(number)}`,
  'tagProperties',
  0,
  '{"name":"\\\\"}',
  null,
  toSqlTimestamp(TIME),
  'urn:li:corpuser:a',
]);

/** What an operator may have set for a database of PostgreSQL. */
const FOR_THE_DATABASE = [
  'array_nulls = off',
  'standard_conforming_strings = off',
  'transform_null_equals = on',
  "datestyle = 'SQL, DMY'",
  "timezone = 'Asia/Kathmandu'",
  'default_transaction_isolation = serializable',
  'plan_cache_mode = force_generic_plan',
  'synchronous_commit = off',
];

/** What a server of MySQL, or its `init_connect`, may set for every session. */
const FOR_EVERY_SESSION =
  "SET SESSION autocommit = 0, SESSION completion_type = 'CHAIN', SESSION sql_select_limit = 1, " +
  'SESSION sql_big_selects = 0, SESSION sql_safe_updates = 1, SESSION sql_auto_is_null = 1, ' +
  'SESSION unique_checks = 0, SESSION max_sort_length = 64, ' +
  "SESSION default_storage_engine = 'MyISAM', SESSION sql_mode = 'ANSI', SESSION time_zone = '+05:45', " +
  "SESSION collation_connection = 'latin1_swedish_ci'";

const servers = testEngines().filter(({ name }) => name !== 'sqlite');

if (servers.length === 0) skipped('settings of a database server', 'sqlServer');
for (const engine of servers) {
  if (engine.name === 'postgres') describePostgres(engine);
  else describeMysql(engine);
}

function describePostgres(engine: TestEngine): void {
  describe('settings of a database of PostgreSQL', () => {
    let place: TestDatabase;
    let database: Database;

    beforeAll(async () => {
      place = await engine.createDatabase();
      await onPostgres(place.url, async (runner) => {
        for (const setting of FOR_THE_DATABASE)
          await runner.query(`ALTER DATABASE ${new URL(place.url).pathname.slice(1)} SET ${setting}`);
      });
      database = await Database.open({ url: place.url, poolSize: 3, groupSize: 5, exclusive: false });
      await database.transaction((sql) => insertRows(sql));
    });

    afterAll(async () => {
      await database.close();
      await place.drop();
    });

    it('should leave values that are absent absent', async () => {
      const [row] = await database.read((sql) =>
        sql.select<{ count: number }>('SELECT COUNT(*) AS count FROM metadata_aspect_v2 WHERE systemmetadata IS NULL'),
      );
      expect(Number(row?.count)).toBe(ROWS.length);
    });

    it('should have commits on disk, and statements that no other transaction fails', async () => {
      const [row] = await database.read((sql) =>
        sql.select<Record<string, string>>(
          "SELECT current_setting('synchronous_commit') AS durable, " +
            "current_setting('default_transaction_isolation') AS isolation",
        ),
      );
      expect(row).toEqual({ durable: 'on', isolation: 'read committed' });
    });

    it('should read times in one form, and find texts with backslashes', async () => {
      const rows = await database.read((sql) =>
        sql.select<{ createdon: string }>(
          `SELECT createdon FROM metadata_aspect_v2 WHERE ${sql.dialect.caseSensitiveLike('urn')}`,
          ['urn:li:tag:a\\\\b\\%\\_%'],
        ),
      );
      expect(rows.map(({ createdon }) => fromSqlTimestamp(createdon))).toEqual(ROWS.map(() => TIME));
    });
  });
}

function describeMysql(engine: TestEngine): void {
  describe('settings of sessions of MySQL', () => {
    let place: TestDatabase;
    let source: DataSource;
    let runners: QueryRunner[];

    beforeAll(async () => {
      place = await engine.createDatabase();
      source = new DataSource(dataSourceOptions(place.url, 3));
      await source.initialize();
      setForEverySession(source);
      const first = source.createQueryRunner();
      await first.query(FOR_EVERY_SESSION);
      await first.release();
      await prepareMysqlSessions(source);
      runners = [source.createQueryRunner(), source.createQueryRunner()];
      await Promise.all(runners.map((runner) => runner.connect()));
      await runners[0]?.query(
        'CREATE TABLE item (id int PRIMARY KEY, name varchar(9)) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin',
      );
    });

    afterAll(async () => {
      for (const runner of runners) await runner.release();
      await source.destroy();
      await place.drop();
    });

    it('should not apply to sessions, whether they were open already or not', async () => {
      for (const runner of runners) {
        const rows: unknown = await runner.query(
          'SELECT @@autocommit AS commits, @@completion_type AS completion, @@sql_big_selects AS big, ' +
            '@@sql_safe_updates AS safe, @@sql_auto_is_null AS auto, @@unique_checks AS checks, ' +
            '@@max_sort_length AS sorted, ' +
            '@@sql_mode AS mode, @@time_zone AS zone, @@collation_connection AS collation',
        );
        expect(rows).toEqual([
          {
            commits: 1,
            completion: 'NO_CHAIN',
            big: 1,
            safe: 0,
            auto: 0,
            checks: 1,
            sorted: 2048,
            mode: 'STRICT_ALL_TABLES,NO_ENGINE_SUBSTITUTION',
            zone: '+00:00',
            collation: 'utf8mb4_bin',
          },
        ]);
      }
    });

    it('should commit single statements, select all rows and change them by condition', async () => {
      const [writing, reading] = runners;
      await writing?.query("INSERT INTO item VALUES (1, 'a'), (2, 'b'), (3, 'A')");
      expect(await reading?.query('SELECT id FROM item ORDER BY id')).toHaveLength(3);
      await writing?.query("DELETE FROM item WHERE name = 'a'");
      expect(await reading?.query('SELECT id FROM item ORDER BY id')).toEqual([{ id: 2 }, { id: 3 }]);
    });

    it('should create tables that have transactions', async () => {
      const rows: unknown = await runners[0]?.query(
        'SELECT ENGINE FROM information_schema.tables WHERE table_schema = DATABASE()',
      );
      expect(rows).toEqual([{ ENGINE: 'InnoDB' }]);
    });
  });
}

async function onPostgres(url: string, work: (runner: QueryRunner) => Promise<void>): Promise<void> {
  const source = new DataSource(dataSourceOptions(url, 1));
  await source.initialize();
  await work(source.createQueryRunner());
  await source.destroy();
}

async function insertRows(sql: SqlTransaction): Promise<void> {
  await sql.insert({ name: 'metadata_aspect_v2', columns: COLUMNS, key: ['urn', 'aspect', 'version'] }, ROWS);
}

/** Sets them before the service prepares a session, as the server would. */
function setForEverySession(source: DataSource): void {
  const { pool } = source.driver as unknown as {
    readonly pool: { on(event: 'connection', listener: (opened: { query(sql: string): void }) => void): void };
  };
  pool.on('connection', (opened) => opened.query(FOR_EVERY_SESSION));
}
