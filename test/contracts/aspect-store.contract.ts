import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { DomainError } from '../../src/foundation/common/errors.js';
import { AspectLog, AspectRow, type LogPage, type LogPlace } from '../../src/aspects/index.js';
import { Database } from '../../src/foundation/database/index.js';
import { status, tagProperties } from '../../src/model/index.js';
import { defineTable, dropTable } from '../../src/timeseries/adapters/sql/timeseries-ddl.js';
import { type AspectHarness, aspectHarness, context, proposal } from '../support/harness/aspect-harness.js';

const TAG = 'urn:li:tag:contract';
const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,Db.Table,PROD)';
const run = promisify(execFile);
const PLANTED = {
  name: 'metadata_aspect_v2',
  columns: ['urn', 'aspect', 'version', 'metadata', 'createdon', 'createdby'],
  key: ['urn', 'aspect', 'version'],
};

interface Row {
  readonly urn: string;
  readonly aspect: string;
  readonly version: number;
  readonly metadata: string;
}

/** What every SQL engine must do for aspects. `url` is asked before the first test. */
export function describeAspectStore(name: string, url: () => Promise<string>): void {
  describe(`aspects on ${name}`, () => {
    let databaseUrl: string;
    let aspects: AspectHarness;

    const rows = (urn: string): Promise<Row[]> =>
      aspects.database.read((sql) =>
        sql.select<Row>(
          'SELECT urn, aspect, version, metadata FROM metadata_aspect_v2 WHERE urn = ? ORDER BY aspect, version',
          [urn],
        ),
      );
    const versions = async (urn: string, aspect: string): Promise<number[]> =>
      (await rows(urn)).filter((row) => row.aspect === aspect).map((row) => Number(row.version));
    const named = (urn: string, tagName: string, more = {}) => proposal(urn, 'tagProperties', { name: tagName }, more);

    beforeAll(async () => {
      databaseUrl = await url();
      aspects = aspectHarness(
        await Database.open({ url: databaseUrl, poolSize: 10, groupSize: 20, exclusive: true, entities: [AspectRow] }),
      );
    });

    afterAll(() => aspects.database.close());

    beforeEach(async () => {
      await aspects.database.transaction(async (sql) => {
        await sql.execute('DELETE FROM metadata_aspect_v2');
        await sql.execute('DELETE FROM entity_revision');
      });
    });

    describe('with more urns than fit in one statement', () => {
      const MANY = 70_000;
      const urns = Array.from({ length: MANY }, (_none, at) => `urn:li:tag:many-${at}`);
      const stored = [0, 499, 500, 32_767, MANY - 1].map((at) => urns[at] ?? '');

      beforeEach(async () => {
        await aspects.writer.write(
          stored.map((urn) => named(urn, 'n')),
          context(1000),
        );
      });

      it.each<[string, () => Promise<Iterable<string>>]>([
        ['latest', async () => (await aspects.store.latest(urns)).keys()],
        ['latest of some aspects', async () => (await aspects.store.latest(urns, ['tagProperties', 'status'])).keys()],
        ['existing', () => aspects.store.existing(urns, { includeSoftDeleted: false })],
      ])('should find %s', async (_what, read) => {
        expect([...(await read())].sort()).toEqual([...stored].sort());
      });

      it('should write them in one batch', async () => {
        const batch = urns.slice(0, 33_000);
        await aspects.writer.write(
          batch.map((urn) => named(urn, 'm')),
          context(2000),
        );
        expect((await aspects.store.existing(batch, { includeSoftDeleted: false })).size).toBe(batch.length);
        expect(await versions(stored[0] ?? '', 'tagProperties')).toEqual([0, 1]);
      });
    });

    it('should write, read and remove entities whose names hold the marks of lists and texts, in one batch', async () => {
      const marks = [
        '"',
        "'",
        '\\',
        '\\"',
        '{',
        '}',
        '{}',
        ',',
        ';',
        '$1',
        '?',
        '%',
        'NULL',
        'é',
        '漢',
        '🙂',
        ' ',
        '\t',
        '|',
        '::',
      ];
      const tags = marks.map((mark, at) => `urn:li:tag:${mark}${String(at)}`);
      const write = (time: number) =>
        aspects.writer.write(
          tags.map((urn) => named(urn, `name of ${urn} at ${String(time)}`)),
          context(time),
        );
      await write(1000);
      await write(2000);
      const found = await aspects.store.latest(tags, ['tagProperties']);
      expect(tags.map((urn) => found.get(urn)?.get('tagProperties')?.value)).toEqual(
        tags.map((urn) => ({ name: `name of ${urn} at 2000` })),
      );
      expect((await aspects.store.latest(tags)).size).toBe(tags.length);
      for (const urn of tags) expect(await versions(urn, 'tagProperties')).toEqual([0, 1]);
    });

    it('should answer reads that come at the same time, each with its own rows, in few statements', async () => {
      const tags = Array.from({ length: 40 }, (_none, at) => `urn:li:tag:together-${String(at)}`);
      await aspects.writer.write(
        tags.map((urn) => named(urn, urn)),
        context(1000),
      );
      const before = aspects.database.statements;
      const [ones, named1, whole, missing] = await Promise.all([
        Promise.all(tags.map((urn) => aspects.store.latestOne(urn, 'tagProperties'))),
        Promise.all(tags.map((urn) => aspects.store.latest([urn, TAG], ['tagProperties', 'status']))),
        Promise.all(tags.map((urn) => aspects.store.latest([urn]))),
        aspects.store.latest([TAG]),
      ]);
      expect(ones.map((record) => record?.value)).toEqual(tags.map((name) => ({ name })));
      expect(named1.map((found) => [...found].map(([urn, of]) => [urn, [...of.keys()]]))).toEqual(
        tags.map((urn) => [[urn, ['tagProperties']]]),
      );
      expect(whole.map((found) => [...found].map(([urn, of]) => [urn, [...of.keys()].sort()]))).toEqual(
        tags.map((urn) => [[urn, ['tagKey', 'tagProperties']]]),
      );
      expect(missing.size).toBe(0);
      if (!aspects.database.dialect.runsInProcess) expect(aspects.database.statements - before).toBeLessThan(10);
    });

    it('should look up keys in the index of a table that PostgreSQL has not analyzed yet, with a plan of that moment', async () => {
      const { dialect } = aspects.database;
      if (dialect.engine !== 'postgres') return;
      const keys = Array.from({ length: 30 }, (_none, at) => [`urn:li:tag:t${String(at)}`, 'tagProperties']);
      const rowsOf = { table: 'fresh_rows', select: 'urn, metadata', key: ['urn', 'aspect'] };
      const [select, parameters] = dialect.rowsByKeys({ ...rowsOf, where: ['version = 0', []] }, keys);
      const plan = await aspects.database.transaction(async (sql) => {
        await sql.execute('CREATE TABLE fresh_rows (LIKE metadata_aspect_v2 INCLUDING ALL)');
        await sql.execute(`INSERT INTO fresh_rows SELECT 'urn:li:tag:t' || n, 'tagProperties', 0, '{}', NULL, now(), '', NULL
          FROM generate_series(1, 20000) AS n`);
        const lines = await sql.select<{ 'QUERY PLAN': string }>(`EXPLAIN ${select}`, parameters);
        await sql.execute('DROP TABLE fresh_rows');
        return lines.map((line) => line['QUERY PLAN']).join('\n');
      });
      const [mode] = await aspects.database.read((sql) => sql.select('SHOW plan_cache_mode'));
      expect(mode).toEqual({ plan_cache_mode: 'force_custom_plan' });
      expect(plan).toMatch(/Index Cond: \(\(\(?urn\)?.*= wanted.urn/);
      expect(plan).not.toMatch(/Seq Scan/);
    });

    it('should go on after a column that a frequent statement reads has got another type', async () => {
      if (aspects.database.dialect.engine !== 'postgres') return;
      const change = (statement: string) => aspects.database.transaction((sql) => sql.execute(statement));
      const read = () =>
        aspects.database.read((sql) => sql.select<{ b: unknown }>('SELECT b FROM changing WHERE a = ?', [1]));
      await change('CREATE TABLE changing AS SELECT 1 AS a, 2 AS b');
      for (let time = 0; time < 20; time += 1) expect(await read()).toEqual([{ b: 2 }]);
      await change('ALTER TABLE changing ALTER b TYPE text');
      await expect(read()).rejects.toThrow('cached plan');
      expect(await read()).toEqual([{ b: '2' }]);
      await change('DROP TABLE changing');
    });

    it.each([1, 100])('should return the latest rows of the named aspects alone, of %i more names', async (more) => {
      await aspects.writer.write([named(TAG, 'a'), proposal(TAG, 'status', { removed: false })], context(1000));
      await aspects.writer.write([named(TAG, 'b')], context(2000));
      const names = ['tagProperties', 'tagKey', ...Array.from({ length: more }, (_none, at) => `other${at}`)];
      const found = (await aspects.store.latest([TAG], names)).get(TAG);
      expect([...(found?.keys() ?? [])].sort()).toEqual(['tagKey', 'tagProperties']);
      expect(found?.get('tagProperties')?.value).toEqual({ name: 'b' });
    });

    it('should ask the database nothing for no urns and for no aspects', async () => {
      await aspects.writer.write([named(TAG, 'a')], context(1000));
      const before = aspects.database.statements;
      const found = [
        [...(await aspects.store.latest([]))],
        [...(await aspects.store.latest([TAG], []))],
        await aspects.store.history(TAG, []),
        await aspects.writer.write([], context()),
      ];
      expect(found).toEqual([[], [], [], []]);
      expect(aspects.database.statements).toBe(before);
    });

    it('should return values typed by the model, and leave out what is not stored', async () => {
      const other = 'urn:li:tag:other';
      await aspects.writer.write([named(TAG, 'a'), proposal(other, 'status', { removed: true })], context(1000));
      expect(await aspects.store.value(TAG, tagProperties)).toEqual({ name: 'a' });
      expect(await aspects.store.value(TAG, status)).toBeUndefined();
      const urns = [TAG, other, 'urn:li:tag:none'];
      expect([...(await aspects.store.values(urns, tagProperties))]).toEqual([[TAG, { name: 'a' }]]);
      expect([...(await aspects.store.values(urns, status))]).toEqual([[other, { removed: true }]]);
      expect(await aspects.store.latestOne(other, 'tagProperties')).toBeUndefined();
      expect(await aspects.store.version(TAG, 'tagProperties', 1)).toBeUndefined();
    });

    it('should return the history of the named aspects, of each the oldest first and the latest last', async () => {
      for (const [at, text] of ['a', 'b', 'c'].entries()) {
        const removed = proposal(TAG, 'status', { removed: at === 1 });
        await aspects.writer.write([named(TAG, text), removed], context(1000 + at));
      }
      await aspects.writer.write([named('urn:li:tag:other', 'x')], context(2000));
      const history = await aspects.store.history(TAG, ['tagProperties', 'status', 'ownership']);
      expect(history.map(({ aspect, version, value }) => [aspect, version, value])).toEqual([
        ['status', 1, { removed: false }],
        ['status', 2, { removed: true }],
        ['status', 0, { removed: false }],
        ['tagProperties', 1, { name: 'a' }],
        ['tagProperties', 2, { name: 'b' }],
        ['tagProperties', 0, { name: 'c' }],
      ]);
    });

    it('should read a long history in several statements, and return all of it in order', async () => {
      const many = Array.from({ length: 2_500 }, (_none, at) => at + 1);
      const at = '2026-01-01 00:00:00.000000';
      const row = (version: number, text: string) => [
        TAG,
        'tagProperties',
        version,
        `{"name":"${text}"}`,
        at,
        'urn:li:corpuser:a',
      ];
      const planted = [row(0, 'latest'), ...many.map((version) => row(version, `v${version}`))];
      await aspects.writer.write([proposal(TAG, 'status', { removed: false })], context(1000));
      await aspects.database.transaction((sql) => sql.insert(PLANTED, planted));
      const before = aspects.database.statements;
      const history = await aspects.store.history(TAG, ['tagProperties', 'status']);
      expect(aspects.database.statements - before).toBeGreaterThan(3);
      const names = history.filter(({ aspect }) => aspect === 'tagProperties').map(({ value }) => value['name']);
      expect(names).toEqual([...many.map((version) => `v${version}`), 'latest']);
      expect(history.filter(({ aspect }) => aspect === 'status').map(({ version }) => version)).toEqual([0]);
    });

    it('should take no urn of an unknown type for one that exists', async () => {
      await aspects.writer.write([named(TAG, 'a'), named('urn:li:tag:x', 'x')], context(1000));
      await aspects.database.transaction((sql) =>
        sql.execute("UPDATE metadata_aspect_v2 SET urn = 'urn:li:strange:x' WHERE urn = 'urn:li:tag:x'"),
      );
      const urns = ['urn:li:strange:x', 'no urn', 'urn', TAG, TAG];
      for (const includeSoftDeleted of [false, true])
        expect([...(await aspects.store.existing(urns, { includeSoftDeleted }))]).toEqual([TAG]);
    });

    it('should store the first value at version 0 with its key aspect and system metadata', async () => {
      const results = await aspects.writer.write(
        [named(TAG, 'a', { systemMetadata: { runId: 'r1', lastObserved: 5 } })],
        context(1000),
      );
      expect(results.map(({ aspectName, outcome }) => [aspectName, outcome]).sort()).toEqual([
        ['tagKey', 'written'],
        ['tagProperties', 'written'],
      ]);
      const record = await aspects.store.latestOne(TAG, 'tagProperties');
      expect(record).toMatchObject({
        version: 0,
        value: { name: 'a' },
        created: { time: 1000, actor: 'urn:li:corpuser:writer' },
        systemMetadata: { runId: 'r1', lastObserved: 5, version: '1', schemaVersion: 1 },
      });
      expect(record?.systemMetadata?.aspectCreated).toEqual({ time: 1000, actor: 'urn:li:corpuser:writer' });
    });

    it('should create a table once when two processes create it at the same time', async () => {
      const second = await Database.open({ url: databaseUrl, poolSize: 4, groupSize: 1, exclusive: false });
      try {
        for (let at = 0; at < 10; at += 1) {
          const table = `made_at_once_${String(at)}`;
          await Promise.all([aspects.database, second].map((database) => defineTable(database, table, undefined)));
          await dropTable(second, table);
        }
      } finally {
        await second.close();
      }
    });

    it('should return writes in the order of their time, each with the previous value', async () => {
      for (const [at, text] of ['a', 'b', 'c'].entries())
        await aspects.writer.write(
          [named(TAG, text), proposal(DATASET, 'status', { removed: at === 1 })],
          context(1000 + at),
        );
      const log = new AspectLog(aspects.database);
      const told: string[] = [];
      let place: LogPlace = AspectLog.placeAt(1001);
      for (;;) {
        const { changes, places } = await log.page(place, 1003, 1);
        if (changes.length === 0) break;
        for (const { record, before } of changes)
          told.push(
            [record.aspect, record.created.time, JSON.stringify(before?.value), JSON.stringify(record.value)].join(' '),
          );
        place = places.at(-1) ?? place;
      }
      expect(told).toEqual([
        'status 1001 {"removed":false} {"removed":true}',
        'tagProperties 1001 {"name":"a"} {"name":"b"}',
        'status 1002 {"removed":true} {"removed":false}',
        'tagProperties 1002 {"name":"b"} {"name":"c"}',
      ]);
      const first = await log.page(AspectLog.placeAt(0), 1001, 100);
      expect(first.changes.every(({ before }) => before === undefined)).toBe(true);
    });

    it('should return two writes of one millisecond, one at a time', async () => {
      for (const text of ['a', 'b', 'c']) await aspects.writer.write([named(TAG, text)], context(1000));
      const log = new AspectLog(aspects.database);
      const told: unknown[] = [];
      let place: LogPlace | undefined = AspectLog.placeAt(1000);
      while (place !== undefined) {
        const page: LogPage = await log.page(place, 1001, 1);
        told.push(...page.changes.filter(({ record }) => record.aspect === 'tagProperties'));
        place = page.places.at(-1);
      }
      expect(told).toMatchObject(['a', 'b', 'c'].map((name) => ({ record: { value: { name } } })));
    });

    it('should return writes of very old installations, which have no system metadata', async () => {
      const insert = (text: string, version: number, second: number) =>
        aspects.database.transaction((sql) =>
          sql.execute(
            `INSERT INTO metadata_aspect_v2 (urn, aspect, version, metadata, createdon, createdby) VALUES (?, ?, ?, ?, ?, ?)`,
            [TAG, 'tagProperties', version, `{"name":"${text}"}`, `2020-01-01 00:00:0${String(second)}.000000`, TAG],
          ),
        );
      const log = new AspectLog(aspects.database);
      const told = async () =>
        (await log.page(AspectLog.placeAt(0), 2_000_000_000_000, 10)).changes.map(
          ({ record, before, hasLostBefore }) => [before?.value['name'], record.value['name'], hasLostBefore],
        );
      await insert('d', 0, 4);
      expect(await told()).toEqual([[undefined, 'd', false]]);
      await insert('c', 3, 3);
      await insert('b', 2, 2);
      const withoutFirst = [
        [undefined, 'b', true],
        ['b', 'c', false],
        ['c', 'd', false],
      ];
      expect(await told()).toEqual(withoutFirst);
      await insert('a', 1, 1);
      expect(await told()).toEqual([[undefined, 'a', false], ['a', 'b', false], ...withoutFirst.slice(1)]);
    });

    it('should read writes and what they replaced in one statement while the history is stored', async () => {
      for (const [at, text] of ['a', 'b', 'c'].entries())
        await aspects.writer.write([named(TAG, text)], context(1000 + at));
      const log = new AspectLog(aspects.database);
      const sent = async (from: number): Promise<readonly [changes: number, statements: number]> => {
        const before = aspects.database.statements;
        const { changes } = await log.page(AspectLog.placeAt(from), 3000, 10);
        return [changes.length, aspects.database.statements - before];
      };
      const [, one] = await sent(2000);
      expect(await sent(0)).toEqual([4, one]);
    });

    it('should keep old values as history, oldest first, each with its own audit and metadata', async () => {
      for (const [at, text] of ['a', 'b', 'c'].entries()) {
        await aspects.writer.write(
          [named(TAG, text, { systemMetadata: { runId: `r${String(at)}` } })],
          context(1000 + at),
        );
      }
      expect(await versions(TAG, 'tagProperties')).toEqual([0, 1, 2]);
      const history = await Promise.all(
        [1, 2, 0, -1].map((version) => aspects.store.version(TAG, 'tagProperties', version)),
      );
      expect(history.map((record) => record?.value['name'])).toEqual(['a', 'b', 'c', 'b']);
      expect(history.map((record) => record?.systemMetadata?.version)).toEqual(['1', '2', '3', '2']);
      expect(history.map((record) => record?.created.time)).toEqual([1000, 1001, 1002, 1001]);
      expect(history[2]?.systemMetadata).toMatchObject({ runId: 'r2', lastRunId: 'r1' });
    });

    it('should write no version for an equal value, whatever the order of its members', async () => {
      const first = proposal(TAG, 'tagProperties', { name: 'a', description: 'd' });
      await aspects.writer.write([first], context(1000));
      const again = proposal(
        TAG,
        'tagProperties',
        { description: 'd', name: 'a' },
        { systemMetadata: { runId: 'r9' } },
      );
      const [result] = await aspects.writer.write([again], context(2000));
      expect(result?.outcome).toBe('noop');
      expect(await versions(TAG, 'tagProperties')).toEqual([0]);
      const record = await aspects.store.latestOne(TAG, 'tagProperties');
      expect(record?.created.time).toBe(1000);
      expect(record?.systemMetadata).toMatchObject({ runId: 'r9', version: '1', lastObserved: 2000 });
    });

    it('should keep 20 versions by default, or as many as a retention policy says', async () => {
      for (let at = 0; at < 25; at += 1) await aspects.writer.write([named(TAG, String(at))], context());
      expect(await versions(TAG, 'tagProperties')).toEqual([0, ...Array.from({ length: 19 }, (_, at) => at + 6)]);
      const policy = { retention: { version: { maxVersions: 1 } } };
      await aspects.writer.write(
        [proposal('urn:li:dataHubRetention:(tag,tagProperties)', 'dataHubRetentionConfig', policy)],
        context(),
      );
      const other = 'urn:li:tag:other';
      await aspects.writer.write([named(other, 'a')], context());
      await aspects.writer.write([named(other, 'b')], context());
      expect(await versions(other, 'tagProperties')).toEqual([0]);
      aspects.retention.afterCommit([{ aspect: { name: 'dataHubRetentionConfig' } } as never]);
    });

    it.each([
      ['CREATE', 'Cannot perform CREATE since the aspect already exists.'],
      ['CREATE_ENTITY', 'Cannot perform CREATE_ENTITY if not exists since the entity key already exists.'],
    ] as const)(
      'should reject %s of an existing aspect, or drop it silently on request',
      async (changeType, message) => {
        await aspects.writer.write([named(TAG, 'a', { changeType })], context());
        const again = named(TAG, 'b', { changeType });
        await expect(aspects.writer.write([again], context())).rejects.toThrow(message);
        const silent = { ...again, headers: { 'if-none-match': '*' } };
        expect((await aspects.writer.write([silent], context())).map(({ outcome }) => outcome)).toEqual(['dropped']);
        expect((await aspects.store.latestOne(TAG, 'tagProperties'))?.value).toEqual({ name: 'a' });
      },
    );

    it('should create no key aspect for an UPDATE of an entity that does not exist', async () => {
      await aspects.writer.write([named(TAG, 'a', { changeType: 'UPDATE' })], context());
      expect((await rows(TAG)).map(({ aspect }) => aspect)).toEqual(['tagProperties']);
    });

    it.each([
      [{ 'If-Version-Match': '1' }, 'Expected version 1, actual version 2'],
      [{ 'if-version-match': '-1' }, 'Expected version -1, actual version 2'],
      [{ 'If-Modified-Since': '1970-01-01T00:00:02Z' }, 'Item last modified 2000 <= 2000 (epoch ms)'],
      [{ 'If-Unmodified-Since': '1970-01-01T00:00:01Z' }, 'Item last modified 2000 > 1000 (epoch ms)'],
      [{ 'If-Unmodified-Since': 'yesterday' }, 'must be an ISO-8601 instant'],
    ])('should reject a write whose condition %j fails, and change nothing', async (headers, message) => {
      await aspects.writer.write([named(TAG, 'a')], context(1000));
      await aspects.writer.write([named(TAG, 'b')], context(2000));
      const before = await rows(TAG);
      const batch = [named('urn:li:tag:beside', 'x'), named(TAG, 'c', { headers })];
      await expect(aspects.writer.write(batch, context(3000))).rejects.toThrow(message);
      expect(await rows(TAG)).toEqual(before);
      expect(await rows('urn:li:tag:beside')).toEqual([]);
    });

    it('should accept a write whose conditions hold', async () => {
      await aspects.writer.write([named(TAG, 'a', { headers: { 'If-Version-Match': '-1' } })], context(1000));
      const headers = { 'If-Version-Match': '1', 'If-Unmodified-Since': '1970-01-01T00:00:01.000Z' };
      await aspects.writer.write([named(TAG, 'b', { headers })], context(2000));
      expect((await aspects.store.latestOne(TAG, 'tagProperties'))?.value).toEqual({ name: 'b' });
    });

    it('should apply patches to stored values and to earlier proposals of the batch', async () => {
      const add = (tag: string) =>
        proposal(
          DATASET,
          'globalTags',
          {},
          {
            changeType: 'PATCH',
            value: undefined as never,
            patch: { patch: [{ op: 'add', path: `/tags/${tag}`, value: { tag } }] },
          },
        );
      await aspects.writer.write([add('urn:li:tag:a'), add('urn:li:tag:b')], context());
      await aspects.writer.write([add('urn:li:tag:c')], context());
      const value = (await aspects.store.latestOne(DATASET, 'globalTags'))?.value;
      expect(value).toEqual({ tags: [{ tag: 'urn:li:tag:a' }, { tag: 'urn:li:tag:b' }, { tag: 'urn:li:tag:c' }] });
      expect(await versions(DATASET, 'globalTags')).toEqual([0, 1]);
    });

    it('should write default aspects once, with the first write of an entity', async () => {
      const write = () =>
        aspects.writer.write([proposal(DATASET, 'datasetProperties', { description: 'd' })], context());
      const names = (await write()).map(({ aspectName }) => aspectName).sort();
      expect(names).toEqual(['aliases', 'browsePathsV2', 'dataPlatformInstance', 'datasetKey', 'datasetProperties']);
      expect((await write()).map(({ aspectName }) => aspectName)).toEqual(['datasetProperties']);
      expect((await aspects.store.latestOne(DATASET, 'browsePathsV2'))?.value).toEqual({ path: [{ id: 'Db' }] });
    });

    it('should delete an aspect with its history, and an entity with everything', async () => {
      await aspects.writer.write([named(TAG, 'a'), proposal(TAG, 'status', { removed: false })], context());
      await aspects.writer.write([named(TAG, 'b')], context());
      expect(await aspects.writer.deleteAspect(TAG, 'tagProperties', context())).toBe(2);
      expect(await aspects.writer.deleteAspect(TAG, 'tagProperties', context())).toBe(0);
      expect(await aspects.store.exists(TAG, { includeSoftDeleted: false })).toBe(true);
      expect(await aspects.writer.deleteEntity(TAG, context())).toBe(2);
      expect(await rows(TAG)).toEqual([]);
      expect(await aspects.store.exists(TAG, { includeSoftDeleted: true })).toBe(false);
    });

    it('should hide soft-deleted entities on request', async () => {
      await aspects.writer.write([proposal(TAG, 'status', { removed: true })], context());
      expect(await aspects.store.exists(TAG, { includeSoftDeleted: true })).toBe(true);
      expect(await aspects.store.exists(TAG, { includeSoftDeleted: false })).toBe(false);
    });

    it('should compare urns byte by byte, even in lists and LIKE patterns', async () => {
      for (const id of ['b', 'B', 'a_1', 'aX1']) await aspects.writer.write([named(`urn:li:tag:${id}`, id)], context());
      expect((await rows('urn:li:tag:B')).length).toBe(2);
      await aspects.writer.write([proposal(DATASET, 'status', { removed: false })], context());
      expect(await aspects.store.listUrns('tag', 1, 2)).toEqual({
        urns: ['urn:li:tag:aX1', 'urn:li:tag:a_1'],
        total: 4,
      });
      expect(await aspects.store.listUrns('tag', 0, 0)).toEqual({ urns: [], total: 4 });
      expect(await aspects.store.count('tagKey')).toBe(4);
      expect(await aspects.store.count('tagKey', 'urn:li:tag:B%')).toBe(1);
      expect(await aspects.store.count('tagKey', 'urn:li:tag:a\\_%')).toBe(1);
      expect(await aspects.store.count('tagKey', 'urn:li:tag:a_1')).toBe(2);
    });

    it('should raise the revision of an entity once per batch, and not for a no-op', async () => {
      const revision = async (): Promise<unknown> =>
        (
          await aspects.database.read((sql) =>
            sql.select('SELECT revision, deleted FROM entity_revision WHERE urn = ?', [TAG]),
          )
        )[0];
      await aspects.writer.write([named(TAG, 'a'), proposal(TAG, 'status', { removed: false })], context());
      const first = (await revision()) as { revision: number };
      await aspects.writer.write([named(TAG, 'a')], context());
      expect(await revision()).toEqual(first);
      await aspects.writer.write([named(TAG, 'b')], context());
      expect(await revision()).toEqual({ revision: Number(first.revision) + 1, deleted: 0 });
      await aspects.writer.deleteEntity(TAG, context());
      expect(await revision()).toEqual({ revision: Number(first.revision) + 2, deleted: 1 });
    });

    it('should lose no update and leave no gap under concurrent writes of one entity', async () => {
      await aspects.writer.write([proposal(DATASET, 'globalTags', { tags: [] })], context());
      const other = aspectHarness(
        await Database.open({ url: databaseUrl, poolSize: 10, groupSize: 3, exclusive: false, entities: [AspectRow] }),
      );
      const add = (tag: string) =>
        proposal(
          DATASET,
          'globalTags',
          {},
          {
            changeType: 'PATCH',
            value: undefined as never,
            patch: { patch: [{ op: 'add', path: `/tags/${tag}`, value: { tag } }] },
          },
        );
      const tags = Array.from({ length: 18 }, (_, at) => `urn:li:tag:t${String(at)}`);
      await Promise.all(tags.map((tag, at) => (at % 2 === 0 ? aspects : other).writer.write([add(tag)], context())));
      await other.database.close();
      const record = await aspects.store.latestOne(DATASET, 'globalTags');
      const stored = (record?.value['tags'] as { tag: string }[]).map(({ tag }) => tag);
      expect(stored.sort()).toEqual([...tags].sort());
      expect(record?.systemMetadata?.version).toBe('19');
      expect(await versions(DATASET, 'globalTags')).toEqual(Array.from({ length: 19 }, (_, at) => at));
      const sizes = await Promise.all(
        Array.from({ length: 18 }, async (_, at) => {
          const row = await aspects.store.version(DATASET, 'globalTags', at + 1);
          return (row?.value['tags'] as unknown[]).length;
        }),
      );
      expect(sizes).toEqual(Array.from({ length: 18 }, (_, at) => at));
    });

    it('should refuse a batch alone among those that are written at the same time', async () => {
      await aspects.writer.write([named(TAG, 'old')], context());
      const urns = Array.from({ length: 12 }, (_, at) => `urn:li:tag:g${String(at)}`);
      const good = urns.map((urn) => aspects.writer.write([named(urn, 'new')], context()));
      const half = [named('urn:li:tag:half', 'new'), named(TAG, 'new', { changeType: 'CREATE' })];
      const bad = [1, 2].map(() => aspects.writer.write(half, context()));
      const outcomes = await Promise.allSettled([...bad, ...good]);
      expect(outcomes.map(({ status }) => status)).toEqual([
        ...bad.map(() => 'rejected'),
        ...good.map(() => 'fulfilled'),
      ]);
      expect(await versions(TAG, 'tagProperties')).toEqual([0]);
      expect(await rows('urn:li:tag:half')).toEqual([]);
      expect([...(await aspects.store.latest(urns, ['tagProperties'])).keys()].sort()).toEqual([...urns].sort());
    });

    it('should give every one of the writes that share a transaction its own previous value and revision', async () => {
      const urns = Array.from({ length: 10 }, (_, at) => `urn:li:tag:h${String(at)}`);
      const writeAll = (text: string) =>
        Promise.all(urns.map((urn, at) => aspects.writer.write([named(urn, `${text}${String(at)}`)], context())));
      await writeAll('a');
      const before = aspects.database.statements;
      const results = await writeAll('b');
      const sent = aspects.database.statements - before;
      const told = results.map((all) => all.find(({ aspectName }) => aspectName === 'tagProperties'));
      expect(told.map((result) => result?.previous?.value)).toEqual(
        urns.map((_urn, at) => ({ name: `a${String(at)}` })),
      );
      expect(told.map((result) => result?.record?.systemMetadata?.version)).toEqual(urns.map(() => '2'));
      const revisions = await aspects.database.read((sql) => sql.select('SELECT urn, deleted FROM entity_revision'));
      expect(revisions).toHaveLength(urns.length);
      if (!aspects.database.dialect.hasOneWriter) expect(sent).toBeLessThan(3 * urns.length);
    });

    it('should not deadlock when batches name the same entities in different orders', async () => {
      const urns = Array.from({ length: 8 }, (_, at) => `urn:li:tag:d${String(at)}`);
      const batches = Array.from({ length: 12 }, (_, at) =>
        (at % 2 === 0 ? urns : [...urns].reverse()).map((urn) => named(urn, `v${String(at)}`)),
      );
      await Promise.all(batches.map((batch) => aspects.writer.write(batch, context())));
      for (const urn of urns)
        expect(await versions(urn, 'tagProperties')).toEqual(Array.from({ length: 12 }, (_, at) => at));
    });

    it('should write nothing unless the entities that must be stored are', async () => {
      await aspects.writer.write([named(TAG, 'a')], context());
      const tagged = proposal(DATASET, 'globalTags', { tags: [{ tag: TAG }] }, { whileStored: [DATASET, TAG] });
      const beside = named('urn:li:tag:beside', 'x');
      await expect(aspects.writer.write([beside, tagged], context())).rejects.toThrow(`${DATASET} does not exist`);
      expect(await rows(DATASET)).toEqual([]);
      expect(await rows('urn:li:tag:beside')).toEqual([]);
      await aspects.writer.write([proposal(DATASET, 'status', { removed: false })], context());
      await aspects.writer.write([beside, tagged], context());
      expect(await versions(DATASET, 'globalTags')).toEqual([0]);
    });

    it('should neither create an entity again that is deleted at the same time, nor refer to one unseen', async () => {
      const outcomes = new Set<string>();
      for (let round = 0; round < 20; round += 1) {
        const [tag, dataset] = [`urn:li:tag:r${String(round)}`, DATASET.replace('Db', `r${String(round)}`)];
        await aspects.writer.write([named(tag, 'a'), proposal(dataset, 'status', { removed: false })], context());
        const gone = round % 2 === 0 ? tag : dataset;
        const remove = async () => {
          await aspects.writer.deleteEntity(gone, context());
          return (await rows(dataset)).length;
        };
        const more = { whileStored: [dataset, tag] };
        const add = () =>
          aspects.writer.write([proposal(dataset, 'globalTags', { tags: [{ tag }] }, more)], context()).then(
            () => 'written',
            (error: unknown) => (error as DomainError).code,
          );
        const [seen, outcome] =
          round % 4 < 2 ? await Promise.all([remove(), add()]) : (await Promise.all([add(), remove()])).reverse();
        expect([round, outcome, (await rows(dataset)).length]).toEqual([round, outcome, seen]);
        outcomes.add(String(outcome));
      }
      expect([...outcomes].filter((outcome) => outcome !== 'written')).toEqual(['INVALID_ARGUMENT']);
    });

    it('should write nothing unless the aspects that must be unchanged are', async () => {
      await aspects.writer.write([named(TAG, 'a')], context());
      const depends = (aspectName: string, version: string) =>
        proposal(
          DATASET,
          'globalTags',
          { tags: [{ tag: TAG }] },
          { whileUnchanged: [{ urn: TAG, aspectName, version }] },
        );
      for (const stale of [depends('tagProperties', '2'), depends('tagProperties', '-1'), depends('status', '1')]) {
        const beside = named('urn:li:tag:beside', 'x');
        const written = aspects.writer.write([beside, stale], context());
        await expect(written).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' });
        expect(await rows('urn:li:tag:beside')).toEqual([]);
      }
      expect(await rows(DATASET)).toEqual([]);
      await aspects.writer.write([depends('tagProperties', '1')], context());
      await aspects.writer.write([depends('status', '-1')], context());
      expect(await versions(DATASET, 'globalTags')).toEqual([0]);
      expect(await versions(TAG, 'tagProperties')).toEqual([0]);
    });

    it('should write one of two batches, of any process, each of which changes what the other depends on', async () => {
      const isFile = aspects.database.dialect.hasOneWriter;
      const other = isFile
        ? undefined
        : await Database.open({ url: databaseUrl, poolSize: 4, groupSize: 8, exclusive: false });
      try {
        const writers = [aspects.writer, other === undefined ? aspects.writer : aspectHarness(other).writer];
        for (let round = 1; round <= 10; round += 1) {
          const urns = [`urn:li:tag:one${String(round)}`, `urn:li:tag:two${String(round)}`] as const;
          await aspects.writer.write(
            urns.map((urn) => named(urn, 'a')),
            context(),
          );
          const outcomes = await Promise.allSettled(
            writers.map((writer, at) => {
              const [mine, theirs] = at === 0 ? urns : ([urns[1], urns[0]] as const);
              const whileUnchanged = [{ urn: theirs, aspectName: 'tagProperties', version: '1' }];
              return writer.write([named(mine, 'b', { whileUnchanged })], context());
            }),
          );
          const codes = outcomes.map((one) =>
            one.status === 'rejected' ? (one.reason as DomainError).code : 'written',
          );
          expect([round, ...codes.sort()]).toEqual([round, 'PRECONDITION_FAILED', 'written']);
        }
      } finally {
        await other?.close();
      }
    });

    it('should let several writes refer to one entity at the same time, and its deletion wait for them', async () => {
      if (aspects.database.dialect.hasOneWriter) return;
      await aspects.writer.write([named(TAG, 'a')], context());
      const other = await Database.open({ url: databaseUrl, poolSize: 4, groupSize: 1, exclusive: false });
      try {
        const first = aspectHarness(aspects.database);
        const second = aspectHarness(other);
        const tagged = (dataset: string) =>
          proposal(dataset, 'globalTags', { tags: [{ tag: TAG }] }, { whileStored: [TAG] });
        const events: string[] = [];
        let deletion: Promise<unknown> = Promise.resolve();
        first.listeners.register({
          inTransaction: async () => {
            await second.writer.write([tagged(DATASET)], context());
            events.push('other write');
            deletion = second.writer.deleteEntity(TAG, context()).then(() => events.push('deletion'));
            await setTimeout(300);
            events.push('write');
          },
        });
        await first.writer.write([tagged(DATASET.replace('Db', 'Other'))], context());
        await deletion;
        expect(events).toEqual(['other write', 'write', 'deletion']);
        expect(await rows(TAG)).toEqual([]);
      } finally {
        await other.close();
      }
    });

    it('should roll back everything when a listener in the transaction fails', async () => {
      const broken = aspectHarness(aspects.database);
      broken.listeners.register({
        inTransaction: () => Promise.reject(new DomainError('INTERNAL', 'listener failed')),
      });
      await expect(broken.writer.write([named(TAG, 'a')], context())).rejects.toThrow('listener failed');
      expect(await rows(TAG)).toEqual([]);
    });

    it('should leave nothing half-written when the process is killed between statements', async () => {
      await aspects.writer.write([named(TAG, 'before')], context());
      const before = await rows(TAG);
      const killed = run(process.execPath, ['test/support/service/killed-writer.mjs', databaseUrl, TAG]);
      await expect(killed).rejects.toMatchObject({ signal: 'SIGKILL' });
      expect(await rows(TAG)).toEqual(before);
      await aspects.writer.write([named(TAG, 'after')], context());
      expect(await versions(TAG, 'tagProperties')).toEqual([0, 1]);
    });

    it('should read a row without system metadata, and derive its version from the table', async () => {
      await aspects.database.transaction((sql) =>
        sql.execute(
          `INSERT INTO metadata_aspect_v2 (urn, aspect, version, metadata, systemmetadata, createdon, createdby) VALUES (?, ?, 0, ?, NULL, ?, ?)`,
          [TAG, 'tagProperties', '{"name":"old"}', '2020-01-01 00:00:00.000000', 'urn:li:principal:datahub'],
        ),
      );
      expect(await aspects.store.latestOne(TAG, 'tagProperties')).toMatchObject({
        systemMetadata: undefined,
        value: { name: 'old' },
      });
      await aspects.writer.write([named(TAG, 'new')], context());
      expect(await versions(TAG, 'tagProperties')).toEqual([0, 1]);
      expect((await aspects.store.latestOne(TAG, 'tagProperties'))?.systemMetadata?.version).toBe('2');
    });
  });
}
