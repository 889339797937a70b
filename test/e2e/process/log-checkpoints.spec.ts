import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import Sqlite from 'better-sqlite3';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { createProcessEnvironment, type ProcessEnvironment } from '../../support/service/create-test-environment.js';
import { endToEndEngine } from '../../support/engines/engines.js';
import { ingest } from '../../support/service/ingest.js';
import { itWhere } from '../../support/checkout/needs.js';
import { expectSoon } from '../../support/measures/poll.js';

const onSqlite = itWhere(endToEndEngine() === undefined, 'embedded');

const DESCRIPTION = 'word '.repeat(40_000);
/** More than the thread lets into the log, 16 MB, and less than SQLite would, 32 MB: 18 to 28 MB. */
const DATASETS = 90;

describe('a write-ahead log that has become long', () => {
  let env: ProcessEnvironment;
  let file: string;

  const urn = (number: number): string => `urn:li:dataset:(urn:li:dataPlatform:hive,long.log_${String(number)},PROD)`;
  const write = (from: number, to: number): Promise<unknown> =>
    Promise.all(
      Array.from({ length: to - from }, (_item, at) =>
        ingest(env, [urn(from + at), 'datasetProperties', { description: DESCRIPTION }]),
      ),
    );

  beforeAll(async () => {
    env = await createProcessEnvironment();
    file = join(env.dataDir, 'data', 'metadata.db');
  });

  afterAll(() => env.stop());

  onSqlite('should be copied into the database while the service runs', async () => {
    const before = statSync(file).size;
    await write(0, DATASETS);

    await expectSoon(() => statSync(file).size > before, true);
  });

  onSqlite('should lose nothing when the process is killed during the copy', async () => {
    await write(DATASETS, 2 * DATASETS);
    await env.restart('SIGKILL');

    const database = new Sqlite(file, { readonly: true });
    const count = "SELECT COUNT(*) FROM metadata_aspect_v2 WHERE aspect = 'datasetProperties' AND version = 0";
    expect(database.prepare(count).pluck().get()).toBe(2 * DATASETS);
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
    database.close();
  });
});
