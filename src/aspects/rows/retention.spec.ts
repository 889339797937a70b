import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { context, proposal } from '../../../test/support/harness/aspect-harness.js';
import { type SqliteAspects, sqliteAspects } from '../../../test/support/harness/sqlite-aspects.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { ASPECT_TABLE } from './aspect.row.js';
import { Retention } from './retention.js';

const AT = { urn: 'urn:li:tag:a', aspectName: 'tagProperties', version: 30, now: 1_700_000_100_000 };
const ONE = 'urn = ? AND aspect = ?';

const byVersion = (maxVersions: number): JsonObject => ({ retention: { version: { maxVersions } } });

describe('Retention', () => {
  it.each<[string, JsonObject, keepsHistory: boolean, isDueAt: readonly boolean[], expired: readonly object[]]>([
    ['nothing', {}, false, [false, false, false], []],
    ['a policy that is no object', { retention: 'all' }, false, [false, false, false], []],
    ['a limit that is no number', { retention: { version: { maxVersions: '5' } } }, false, [false, false, false], []],
    ['a limit that is no object', { retention: { version: 5, time: null } }, false, [false, false, false], []],
    [
      'one version',
      byVersion(1),
      false,
      [true, true, true],
      [{ where: `${ONE} AND version <= ?`, parameters: [AT.urn, AT.aspectName, 29] }],
    ],
    [
      'several versions',
      byVersion(5),
      true,
      [false, false, true],
      [{ where: `${ONE} AND version <= ?`, parameters: [AT.urn, AT.aspectName, 25] }],
    ],
    [
      'versions and an age',
      { retention: { version: { maxVersions: 9 }, time: { maxAgeInSeconds: 100 } } },
      true,
      [true, true, true],
      [
        { where: `${ONE} AND version <= ?`, parameters: [AT.urn, AT.aspectName, 21] },
        { where: `${ONE} AND createdon < ?`, parameters: [AT.urn, AT.aspectName, '2023-11-14 22:13:20.000000'] },
      ],
    ],
  ])('should be read from %s', (_name, config, keepsHistory, isDueAt, expired) => {
    const retention = Retention.fromConfig(config);
    expect(retention.keepsHistory).toBe(keepsHistory);
    expect([4, 5, 6].map((version) => retention.isDue(version))).toEqual(isDueAt);
    expect(retention.expired(AT)).toEqual(expired);
  });
});

describe('RetentionPolicies', () => {
  let aspects: SqliteAspects;

  beforeEach(async () => {
    aspects = await sqliteAspects();
  });

  afterEach(() => aspects.close());

  const set = async (entity: string, aspect: string, maxVersions: number): Promise<void> => {
    const urn = `urn:li:dataHubRetention:(${entity},${aspect})`;
    const value = byVersion(maxVersions);
    await aspects.writer.write([proposal(urn, 'dataHubRetentionConfig', value)], context());
  };
  /** The number of versions that stay of an aspect. */
  const kept = async (entity: string, aspect: string): Promise<number> => {
    const policy = await aspects.database.transaction((sql) => aspects.retention.for(sql, entity, aspect));
    const [selection] = policy.expired({ ...AT, version: 100 });
    return 100 - Number(selection?.parameters[2]);
  };

  it('should prefer a policy of the entity to one of the aspect, and both to one of everything', async () => {
    await expect(kept('tag', 'tagProperties')).resolves.toBe(20);
    await set('*', '*', 2);
    await expect(kept('tag', 'tagProperties')).resolves.toBe(2);
    await set('*', 'tagProperties', 3);
    await expect(kept('tag', 'tagProperties')).resolves.toBe(3);
    await set('tag', '*', 4);
    await expect(kept('tag', 'tagProperties')).resolves.toBe(4);
    await set('tag', 'tagProperties', 5);
    await expect(kept('tag', 'tagProperties')).resolves.toBe(5);
    const others = [kept('tag', 'status'), kept('chart', 'tagProperties'), kept('chart', 'status')];
    await expect(Promise.all(others)).resolves.toEqual([4, 3, 2]);
  });

  it('should read the policies once, until one of them is written', async () => {
    await kept('tag', 'tagProperties');
    const before = aspects.database.statements;
    await kept('tag', 'tagProperties');
    const reading = aspects.database.statements - before;
    aspects.retention.afterCommit([{ aspect: { name: 'status' } } as never]);
    await kept('tag', 'tagProperties');
    expect(aspects.database.statements - before).toBe(2 * reading);
    aspects.retention.afterCommit([
      { aspect: { name: 'status' } },
      { aspect: { name: 'dataHubRetentionConfig' } },
    ] as never);
    await kept('tag', 'tagProperties');
    expect(aspects.database.statements - before).toBe(3 * reading + 1);
  });

  it('should not keep policies that were read before a change, and forget a policy that is deleted', async () => {
    await set('tag', 'tagProperties', 3);
    const before = kept('tag', 'tagProperties');
    await set('tag', 'tagProperties', 4);
    await before;
    await expect(kept('tag', 'tagProperties')).resolves.toBe(4);
    await aspects.writer.deleteEntity('urn:li:dataHubRetention:(tag,tagProperties)', context());
    await expect(kept('tag', 'tagProperties')).resolves.toBe(20);
  });

  it('should remove history that is too much at each write, and keep the latest value', async () => {
    await set('tag', 'tagProperties', 3);
    const write = (name: string) => aspects.writer.write([proposal(AT.urn, 'tagProperties', { name })], context());
    for (const name of ['1', '2', '3', '4', '5']) await write(name);
    const rows = await aspects.database.read((sql) =>
      sql.select<{ version: number; metadata: string }>(
        "SELECT version, metadata FROM metadata_aspect_v2 WHERE aspect = 'tagProperties' ORDER BY version",
      ),
    );
    expect(
      rows.map(({ version, metadata }) => [Number(version), (JSON.parse(metadata) as JsonObject)['name']]),
    ).toEqual([
      [0, '5'],
      [3, '3'],
      [4, '4'],
    ]);
  });

  it('should take a policy that cannot be read for none', async () => {
    const urn = 'urn:li:dataHubRetention:(tag,tagProperties)';
    await aspects.database.transaction((sql) =>
      sql.insert(
        ASPECT_TABLE,
        [[urn, 'dataHubRetentionConfig', 0, '{"retention":', null, '2025-01-01 00:00:00', 'urn:li:corpuser:a', null]],
        'update',
      ),
    );
    await expect(kept('tag', 'tagProperties')).resolves.toBe(20);
  });
});
