import { describe, expect, it } from '@jest/globals';
import { fake } from '../../test/support/harness/fake.js';
import { type AspectChange, type AspectRecord, NO_RUN_ID, WriteListeners } from '../aspects/index.js';
import type { JsonObject } from '../foundation/json/json.js';
import type { SqlParameter, SqlTransaction } from '../foundation/database/index.js';
import { ModelRegistry } from '../model/index.js';
import { RunIndexListener } from './run-index.listener.js';

const URN = 'urn:li:tag:a';
const REGISTRY = ModelRegistry.standard();

function recorder(): {
  readonly sql: SqlTransaction;
  readonly log: string[];
  readonly rows: (readonly SqlParameter[])[];
} {
  const log: string[] = [];
  const rows: (readonly SqlParameter[])[] = [];
  const sql = {
    dialect: { tupleIn: () => ['TUPLES', []] },
    execute: (text: string) => Promise.resolve(log.push(text.split(' ').slice(0, 1).join(''))),
    insert: (_table: unknown, added: readonly (readonly SqlParameter[])[]) => {
      rows.push(...added);
      return Promise.resolve();
    },
  };
  return { sql: fake<SqlTransaction>(sql), log, rows };
}

function change(
  aspectName: string,
  before: JsonObject | undefined,
  after: JsonObject | undefined,
  more: Partial<AspectChange> = {},
): AspectChange {
  const record = (value: JsonObject): AspectRecord => ({
    urn: URN,
    aspect: aspectName,
    version: 0,
    value,
    systemMetadata: { lastObserved: 7, registryName: 'n', properties: { telemetryTraceId: 't' } },
    created: { time: 5, actor: 'urn:li:corpuser:u' },
  });
  return {
    urn: URN,
    entityType: 'tag',
    aspect: REGISTRY.aspect('tag', aspectName),
    previous: before === undefined ? undefined : record(before),
    current: after === undefined ? undefined : record(after),
    isNoop: false,
    entityDeleted: false,
    ...more,
  };
}

describe('RunIndexListener', () => {
  it.each<[string, AspectChange, string[], number]>([
    ['a new value', change('tagProperties', undefined, { name: 'a' }), [], 1],
    ['a value as it was', change('tagProperties', { name: 'a' }, { name: 'a' }, { isNoop: true }), [], 0],
    ['a first status that keeps the entity', change('status', undefined, { removed: false }), [], 1],
    ['a soft delete', change('status', { removed: false }, { removed: true }), ['UPDATE'], 1],
    ['a restore', change('status', { removed: true }, { removed: false }), ['UPDATE'], 1],
    ['a deleted aspect', change('tagProperties', { name: 'a' }, undefined), ['DELETE'], 0],
    ['a deleted status of a removed entity', change('status', { removed: true }, undefined), ['DELETE', 'UPDATE'], 0],
    ['a deleted entity', change('tagKey', { name: 'a' }, undefined, { entityDeleted: true }), ['DELETE'], 0],
  ])('should send as few statements as it needs for %s', async (_name, one, statements, count) => {
    const { sql, log, rows } = recorder();
    await new RunIndexListener(new WriteListeners()).inTransaction([one], sql);
    expect([log, rows.length]).toEqual([statements, count]);
  });

  it('should keep what the system metadata tells', async () => {
    const { sql, rows } = recorder();
    await new RunIndexListener(new WriteListeners()).inTransaction(
      [change('tagProperties', undefined, { name: 'a' })],
      sql,
    );
    expect(rows).toEqual([[URN, 'tagProperties', NO_RUN_ID, 7, 0, 't']]);
  });
});
