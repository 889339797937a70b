import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '../database.js';
import { copySqlite } from './copy-sqlite.js';

const FILLED = { poolSize: 1, groupSize: 1, exclusive: false, isFilled: true } as const;

describe('copySqlite', () => {
  let folder: string;
  let url: string;
  let target: string;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'copy-'));
    url = `sqlite:${join(folder, 'metadata.db')}`;
    target = join(folder, 'copy.db');
    await (await Database.open({ ...FILLED, url })).close();
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('should tell what the copy holds', async () => {
    expect(await copySqlite(url, target)).toMatchObject({ aspectRows: 0 });
    expect(existsSync(target)).toBe(true);
  });

  it('should refuse a database that does not exist', async () => {
    await expect(copySqlite(`sqlite:${join(folder, 'other.db')}`, target)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('should refuse a database that another one is being copied into, as a start does', async () => {
    const database = await Database.open({ ...FILLED, url });
    await database.transaction((sql) => sql.execute('INSERT INTO store_copy (slot, begun_on) VALUES (1, 1)'));
    await database.close();
    const refusal = { code: 'CONFIGURATION_INVALID', message: expect.stringContaining('metadata-service copy') };
    await expect(copySqlite(url, target)).rejects.toMatchObject(refusal);
    await expect(Database.open({ ...FILLED, isFilled: false, url })).rejects.toMatchObject(refusal);
    expect(existsSync(target)).toBe(false);
  });
});
