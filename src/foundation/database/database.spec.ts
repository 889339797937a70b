import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Sqlite from 'better-sqlite3';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DomainError } from '../common/errors.js';
import { RequestOrigin, runForOrigin } from '../requests/request-origin.js';
import { Database, type TableShape } from './index.js';

const REVISIONS: TableShape = {
  name: 'entity_revision',
  columns: ['urn', 'revision', 'indexed_revision', 'deleted'],
  key: ['urn'],
};

describe('Database on SQLite', () => {
  let folder: string;
  let database: Database;

  const open = (): Promise<Database> =>
    Database.open({ url: `sqlite:${folder}/m.db`, poolSize: 1, groupSize: 50, exclusive: true });
  const urns = (): Promise<string[]> =>
    database.read(async (sql) =>
      (await sql.select<{ urn: string }>('SELECT urn FROM entity_revision')).map((row) => row.urn),
    );

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'database-'));
    database = await open();
  });

  afterEach(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });

  it('should commit concurrent work as one group in which a failing piece fails alone', async () => {
    const before = database.statements;
    const pieces = Array.from({ length: 10 }, (_, at) =>
      database.transaction(async (sql) => {
        await sql.insert(REVISIONS, [[`urn:${String(at)}`, 1, 0, 0]]);
        if (at === 3) throw new DomainError('VALIDATION_FAILED', 'no');
      }),
    );
    const outcomes = await Promise.allSettled(pieces);
    expect(outcomes.map(({ status }) => status).filter((status) => status === 'rejected')).toHaveLength(1);
    expect(await urns()).toHaveLength(9);
    const begins = 1;
    const commits = 1;
    expect(database.statements - before).toBeLessThanOrEqual(begins + commits + 10 * 3 + 1 + 1);
  });

  it('should not show uncommitted rows to readers', async () => {
    await database.transaction(async (sql) => {
      await sql.insert(REVISIONS, [['urn:a', 1, 0, 0]]);
      expect(await urns()).toEqual([]);
    });
    expect(await urns()).toEqual(['urn:a']);
  });

  it('should run queries of TypeORM on committed rows, and count them', async () => {
    const query = (): Promise<object[]> =>
      database.query((manager) =>
        manager.createQueryBuilder().select('r.urn', 'urn').from('entity_revision', 'r').getRawMany<object>(),
      );
    await database.transaction(async (sql) => {
      await sql.insert(REVISIONS, [['urn:a', 1, 0, 0]]);
      expect(await query()).toEqual([]);
    });
    const before = database.statements;
    expect(await query()).toEqual([{ urn: 'urn:a' }]);
    expect(database.statements - before).toBe(1);
  });

  it('should say of a full disk that nothing was written, and write again when there is room', async () => {
    const room = (pages: number) => database.transaction((sql) => sql.select(`PRAGMA max_page_count = ${pages}`));
    await room(1);
    const large = 'x'.repeat(200_000);
    const pieces = ['urn:first', `urn:${large}`].map((urn) =>
      database.transaction((sql) => sql.insert(REVISIONS, [[urn, 1, 0, 0]])),
    );
    const outcomes = await Promise.allSettled(pieces);
    const refusal = { code: 'ENGINE_UNAVAILABLE', message: expect.stringContaining('Nothing was written') };
    expect(outcomes[1]).toMatchObject({ reason: refusal });
    expect(await urns()).toEqual(outcomes[0]?.status === 'fulfilled' ? ['urn:first'] : []);
    await room(100_000);
    await database.transaction((sql) => sql.insert(REVISIONS, [['urn:later', 1, 0, 0]]));
    expect(await urns()).toContain('urn:later');
  });

  it('should not say that nothing was written in a request that wrote before', async () => {
    const gone = Object.assign(new Error('gone'), { code: 'SQLITE_FULL' });
    const request = new RequestOrigin('127.0.0.1', undefined, '/', 0);
    const second = await runForOrigin(request, async () => {
      await database.transaction((sql) => sql.insert(REVISIONS, [['urn:a', 1, 0, 0]]));
      return database.transaction(() => Promise.reject(gone)).catch((error: unknown) => error);
    });
    expect(second).toMatchObject({ code: 'ENGINE_UNAVAILABLE', cause: gone });
    expect((second as Error).message).toMatch(/before this is stored/);
    await expect(database.transaction(() => Promise.reject(gone))).rejects.toThrow(/Nothing was written/);
  });

  it('should refuse a second instance on the same file and let it in after the first has gone', async () => {
    await expect(open()).rejects.toMatchObject({ code: 'STORE_LOCKED' });
    await database.close();
    database = await open();
    expect(await urns()).toEqual([]);
  });

  it('should let a command-line tool write while an instance runs', async () => {
    const tool = await Database.open({ url: `sqlite:${folder}/m.db`, poolSize: 1, groupSize: 1, exclusive: false });
    await tool.transaction((sql) => sql.insert(REVISIONS, [['urn:tool', 1, 0, 0]]));
    await tool.close();
    expect(await urns()).toEqual(['urn:tool']);
  });
});

describe('a database that was opened for the first time', () => {
  const DATAHUB_TABLE =
    'CREATE TABLE metadata_aspect_v2 (urn varchar(500) NOT NULL, aspect varchar(200) NOT NULL, version bigint NOT NULL, metadata text NOT NULL, systemmetadata text, ' +
    'createdon datetime NOT NULL, createdby varchar(255) NOT NULL, createdfor varchar(255), CONSTRAINT pk_metadata_aspect_v2 PRIMARY KEY (urn, aspect, version))';
  const DATAHUB_ROW =
    "INSERT INTO metadata_aspect_v2 VALUES ('urn:li:tag:a', 'tagKey', 0, '{\"name\":\"a\"}', NULL, '2026-01-01 00:00:00.000', 'urn:li:corpuser:datahub', NULL)";
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'database-'));
  });

  afterEach(() => rm(folder, { recursive: true }));

  async function tasksAfter(statements: readonly string[]): Promise<readonly object[]> {
    const file = new Sqlite(join(folder, 'm.db'));
    for (const statement of statements) file.exec(statement);
    file.close();
    const options = { url: `sqlite:${folder}/m.db`, poolSize: 1, groupSize: 50, exclusive: true };
    await (await Database.open(options)).close();
    const again = await Database.open(options);
    const rows = await again.read((sql) => sql.select('SELECT kind, subject, state FROM task'));
    await again.close();
    return rows;
  }

  it.each<[string, readonly string[], readonly object[]]>([
    ['nothing', [], []],
    ['DataHub’s table without rows', [DATAHUB_TABLE], []],
    ['DataHub’s rows', [DATAHUB_TABLE, DATAHUB_ROW], [{ kind: 'takeover', subject: 'takeover', state: 'RUNNING' }]],
  ])('should be taken over when it holds rows that nobody has used: %s', async (_name, statements, tasks) => {
    expect(await tasksAfter(statements)).toEqual(tasks);
  });

  it('should not be inspected when it is a file that does not exist, which that would make', async () => {
    const url = `sqlite:${folder}/none.db`;
    await expect(Database.inspect(url, () => Promise.resolve())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(existsSync(join(folder, 'none.db'))).toBe(false);
  });

  it('should be inspected without a change, and not while a service uses it', async () => {
    const options = { url: `sqlite:${folder}/m.db`, poolSize: 1, groupSize: 50, exclusive: true };
    const used = await Database.open(options);
    const inspected = (statement: string) => Database.inspect(options.url, (sql) => sql.execute(statement));
    await expect(inspected('SELECT 1')).rejects.toMatchObject({ code: 'STORE_LOCKED' });
    await used.close();
    await expect(inspected('DELETE FROM task')).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
    await (await Database.open(options)).close();
  });
});
