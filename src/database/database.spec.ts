import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DomainError } from '../common/errors.js';
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
