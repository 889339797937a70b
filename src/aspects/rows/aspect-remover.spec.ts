import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { context, proposal } from '../../../test/support/harness/aspect-harness.js';
import { type SqliteAspects, sqliteAspects } from '../../../test/support/harness/sqlite-aspects.js';
import type { AppConfig } from '../../foundation/config/index.js';
import type { SqlTransaction } from '../../foundation/database/index.js';
import { ModelRegistry } from '../../model/index.js';
import { AspectRemover } from './aspect-remover.js';

const TAG = 'urn:li:tag:a';
const NOW = 5000;
const REPLACED = [
  TAG,
  'tagProperties',
  7,
  '{"name":"b"}',
  null,
  '1970-01-01 00:00:02.000000',
  'urn:li:corpuser:a',
  null,
];

let aspects: SqliteAspects;

beforeEach(async () => {
  aspects = await sqliteAspects();
  for (const time of [1000, 2000, 3000])
    await aspects.writer.write([proposal(TAG, 'tagProperties', { name: String(time) })], context(time));
});

afterEach(() => aspects.close());

function remover(enabled = true, retentionMs = NOW): AspectRemover {
  const config = { events: { enabled, retentionMs } } as AppConfig;
  return new AspectRemover(config, ModelRegistry.standard(), aspects.database);
}

/** The aspects, versions and times of removal in a table. */
async function rowsOf(table: 'metadata_aspect_v2' | 'removed_aspect'): Promise<readonly string[]> {
  const time = table === 'removed_aspect' ? 'removed_on' : "''";
  const statement = `SELECT aspect, version, ${time} AS time FROM ${table} ORDER BY aspect, version, time`;
  const rows = await aspects.database.read((sql) =>
    sql.select<{ aspect: string; version: number; time: number | string }>(statement),
  );
  return rows.map(({ aspect, version, time: at }) => `${aspect} ${String(version)} ${String(at)}`.trim());
}

type Removal = (by: AspectRemover, sql: SqlTransaction) => Promise<unknown>;

const removals: readonly (readonly [string, Removal, left: readonly string[], kept: readonly string[]])[] = [
  [
    'an entity',
    (by, sql) => by.removeEntity(sql, TAG, NOW),
    [],
    ['tagKey 0 5000', 'tagProperties 0 5000', 'tagProperties 1 5000', 'tagProperties 2 5000'],
  ],
  [
    'an aspect',
    (by, sql) => by.removeAspect(sql, TAG, 'tagProperties', NOW),
    ['tagKey 0'],
    ['tagProperties 0 5000', 'tagProperties 1 5000', 'tagProperties 2 5000'],
  ],
  [
    'what was written after a row, which becomes the latest',
    (by, sql) => by.removeAfter(sql, { urn: TAG, aspect: 'tagProperties', version: 1 }, NOW),
    ['tagKey 0', 'tagProperties 0'],
    ['tagProperties 0 5000', 'tagProperties 2 5000'],
  ],
  [
    'replaced values of no row',
    (by, sql) => by.keepReplaced(sql, [REPLACED], NOW),
    ['tagKey 0', 'tagProperties 0', 'tagProperties 1', 'tagProperties 2'],
    ['tagProperties 7 5000'],
  ],
];

describe('AspectRemover', () => {
  it.each(removals)('should keep %s for followers', async (_what, remove, left, kept) => {
    await aspects.database.transaction((sql) => remove(remover(), sql));
    expect(await rowsOf('metadata_aspect_v2')).toEqual(left);
    expect(await rowsOf('removed_aspect')).toEqual(kept);
  });

  it.each(removals)('should keep nothing of %s while events are switched off', async (_what, remove, left) => {
    await aspects.database.transaction((sql) => remove(remover(false), sql));
    expect(await rowsOf('metadata_aspect_v2')).toEqual(left);
    expect(await rowsOf('removed_aspect')).toEqual([]);
  });

  it('should keep of a deleted entity what was written as long ago as events are kept, or later', async () => {
    await aspects.database.transaction((sql) => remover(true, NOW - 2000).removeEntity(sql, TAG, NOW));
    expect(await rowsOf('removed_aspect')).toEqual(['tagProperties 0 5000', 'tagProperties 2 5000']);
  });

  it('should forget the oldest rows from before a time, at most so many at once', async () => {
    const subject = remover();
    for (const time of [5002, 5000, 5001])
      await aspects.database.transaction((sql) => subject.keepReplaced(sql, [REPLACED], time));
    expect(await subject.forgetBefore(5002, 1)).toBe(1);
    expect(await rowsOf('removed_aspect')).toEqual(['tagProperties 7 5001', 'tagProperties 7 5002']);
    expect(await subject.forgetBefore(5002, 10)).toBe(1);
    expect(await rowsOf('removed_aspect')).toEqual(['tagProperties 7 5002']);
  });

  it.each<[string, Removal]>([
    ['no row to keep', (by, sql) => by.keepReplaced(sql, [], NOW)],
    ['a row to keep while events are switched off', (_by, sql) => remover(false).keepReplaced(sql, [REPLACED], NOW)],
  ])('should send no statement for %s', async (_what, remove) => {
    await aspects.database.transaction(async (sql) => {
      const before = aspects.database.statements;
      await remove(remover(), sql);
      expect(aspects.database.statements).toBe(before);
    });
  });

  it('should delete nothing where nothing is old enough', async () => {
    const subject = remover();
    await aspects.database.transaction((sql) => subject.keepReplaced(sql, [REPLACED], NOW));
    const before = aspects.database.statements;
    expect(await subject.forgetBefore(NOW, 10)).toBe(0);
    const sent = aspects.database.statements - before;
    expect(await subject.forgetBefore(NOW + 1, 10)).toBe(1);
    expect(aspects.database.statements - before - sent).toBe(sent + 1);
  });
});
