import { describe, expect, it } from '@jest/globals';
import { ChangeLog } from '../../src/aspects/index.js';
import { Database, serviceTables, type SqlParameter } from '../../src/foundation/database/index.js';
import { wholeSqlTimestamp } from '../../src/foundation/database/sql/sql-timestamp.js';
import { ModelRegistry } from '../../src/model/index.js';
import { copyStore, type CopiedRows } from '../../src/operations/index.js';
import { documentTable, SeriesCatalogue, TimeseriesTables } from '../../src/timeseries/index.js';
import { testEngines } from '../support/engines/engines.js';

const catalogue = new SeriesCatalogue(ModelRegistry.standard());
const engines = testEngines();
const pairs = engines.flatMap((from) => engines.map((to) => [from.name, to.name, from, to] as const));

const BUILDING = 'dataset_operation_building';
/** More rows than one transaction of a copy has, of one urn. */
const VERSIONS = 4_100;
/** Two of them are more than one transaction of a copy has. */
const LONG = 'ü'.repeat(2_100_000);
const TEXT = `{"a":"it's \\"ü\\" 😀 \\\\ % ? $1 :x"}`;
const TIMES = ['2026-01-02 03:04:05.123456', '2026-01-02 03:04:05.100000', '2026-01-02 03:04:05.000000'];

const open = (url: string): Promise<Database> => Database.open({ url, poolSize: 2, groupSize: 1, exclusive: false });

const copyOf = (from: string, to: string, progress: () => void = () => undefined): Promise<CopiedRows> =>
  copyStore({ from, to, catalogue, progress });

/** Stores rows of many kinds in an empty database, as the service would, and some that only DataHub writes. */
async function fill(database: Database): Promise<void> {
  const tables = await serviceTables();
  const insert = (name: string, rows: readonly (readonly SqlParameter[])[], columns?: readonly string[]) =>
    database.transaction((sql) => {
      const table = tables.find((one) => one.name === name)!;
      return sql.insert({ ...table, columns: columns ?? table.columns }, rows);
    });
  await insert('metadata_aspect_v2', [
    ...Array.from({ length: VERSIONS }, (_none, at) => {
      const time = TIMES[at % TIMES.length]!;
      return ['urn:li:tag:a', 'tagProperties', at, TEXT, at % 2 === 0 ? null : TEXT, time, 'urn:li:corpuser:ü', null];
    }),
    ...['b', 'B', 'ä'].map((id) => [`urn:li:tag:${id}`, 'tagKey', 0, LONG, null, TIMES[0]!, 'me', 'you']),
  ]);
  await insert('entity_revision', [['urn:li:tag:a', 9_007_199_254_740_991, 3, 0, 1_796_048_639_295, 7]]);
  await insert('log_in_session', [['s', 'urn:li:corpuser:a', 1, 2]]);
  await insert(
    'change_log',
    [1, 5, 9].map((id) => [id, 'row', id, `urn:li:tag:${String(id)}`, 'tagKey', 0]),
    ['id', 'kind', 'created_on', 'urn', 'aspect', 'version'],
  );
  await new ChangeLog(database).arrange();
  await insert(
    'change_log',
    [[4, 'row', 10, 'urn:li:tag:late', 'tagKey', 0]],
    ['id', 'kind', 'created_on', 'urn', 'aspect', 'version'],
  );
  await fillSeries(database);
}

async function fillSeries(database: Database): Promise<void> {
  const tables = new TimeseriesTables(database, catalogue);
  const name = await tables.make('dataset', 'operation');
  await tables.define({ entityType: 'dataset', aspectName: 'operation' }, BUILDING);
  await database.transaction(async (sql) => {
    await sql.execute('UPDATE timeseries_index SET building = ? WHERE name = ?', [BUILDING, name]);
    const row: SqlParameter[] = [
      'id1',
      'urn:li:dataset:a',
      1_796_048_639_295,
      null,
      null,
      TEXT,
      null,
      TEXT,
      0,
      TEXT,
      null,
    ];
    for (const table of [name, BUILDING]) await sql.insert(documentTable(table), [row]);
  });
}

/** Every row of every table but the log of changes, in an order and a form that all engines share. */
async function rowsOf(database: Database): Promise<Readonly<Record<string, readonly string[]>>> {
  const stored: Record<string, readonly string[]> = {};
  const series = ['dataset_operationaspect_v1', BUILDING].map((name) => ({
    ...documentTable(name),
    times: [] as readonly string[],
  }));
  const tables = (await serviceTables()).filter(({ name }) => name !== 'change_log' && name !== 'change_event_counter');
  for (const { name, columns, times } of [...tables, ...series]) {
    const rows = await database.read((sql) => sql.select(`SELECT ${columns.join(', ')} FROM ${name}`));
    const texts = rows.map((row) =>
      JSON.stringify(columns.map((one) => (times.includes(one) ? wholeSqlTimestamp(String(row[one])) : row[one]))),
    );
    stored[name] = texts.sort();
  }
  return stored;
}

/** The urns of the log by place. */
async function logOf(database: Database): Promise<readonly (readonly [place: number, urn: string | undefined])[]> {
  const log = new ChangeLog(database);
  await log.arrange();
  return (await log.after(0, 100)).entries.map(({ place, row }) => [place, row?.urn]);
}

async function withStores(
  [from, to]: readonly [(typeof engines)[number], (typeof engines)[number]],
  work: (from: string, to: string) => Promise<void>,
): Promise<void> {
  const stores = [await from.createDatabase(), await to.createDatabase()] as const;
  try {
    const source = await open(stores[0].url);
    await fill(source);
    await source.close();
    await work(stores[0].url, stores[1].url);
  } finally {
    for (const store of stores) await store.drop();
  }
}

describe.each(pairs)('a copy from %s to %s', (_from, _to, ...pair) => {
  it('should have every row, in a log that continues', async () => {
    await withStores(pair, async (from, to) => {
      const copied = await copyOf(from, to);
      expect(copied.get('metadata_aspect_v2')).toBe(VERSIONS + 3);
      const [source, target] = [await open(from), await open(to)];
      expect(await rowsOf(target)).toEqual(await rowsOf(source));
      const known = await logOf(target);
      expect(known).toEqual(await logOf(source));
      await target.transaction((sql) =>
        new ChangeLog(target).addChanges(
          sql,
          [{ urn: 'urn:li:tag:new', aspectName: 'tagKey', version: 0, time: 11 }],
          [],
        ),
      );
      const now = await logOf(target);
      expect(now.slice(0, -1)).toEqual(known);
      expect(now.at(-1)).toEqual([expect.any(Number), 'urn:li:tag:new']);
      for (const database of [source, target]) await database.close();
    });
  });
});

describe.each(engines.map((engine) => [engine.name, engines[0]!, engine] as const))('a copy to %s', (_to, ...pair) => {
  it('should begin again where it was interrupted, and serve nobody before', async () => {
    await withStores(pair, async (from, to) => {
      const stopped = copyOf(from, to, () => {
        throw new Error('interrupted');
      });
      await expect(stopped).rejects.toThrow('interrupted');
      await expect(open(to)).rejects.toMatchObject({ code: 'CONFIGURATION_INVALID' });
      await expect(copyOf(to, from)).rejects.toMatchObject({ code: 'CONFLICT' });
      await copyOf(from, to);
      const [source, target] = [await open(from), await open(to)];
      expect(await rowsOf(target)).toEqual(await rowsOf(source));
      for (const database of [source, target]) await database.close();
    });
  });

  it('should change no database that has rows', async () => {
    await withStores(pair, async (from, to) => {
      const target = await open(to);
      await fillSeries(target);
      await target.close();
      await expect(copyOf(from, to)).rejects.toMatchObject({ code: 'CONFLICT' });
      await (await open(to)).close();
    });
  });
});

describe.each(engines.map((engine) => [engine.name, engine] as const))('a copy from %s', (_name, engine) => {
  it('should be refused while a service writes', async () => {
    await withStores([engine, engines[0]!], async (from, to) => {
      const service = await Database.open({ url: from, poolSize: 2, groupSize: 1, exclusive: true });
      let writing: Promise<unknown> | undefined;
      const write = (): void => {
        writing ??= service.transaction((sql) => sql.execute("DELETE FROM task WHERE id = ''"));
      };
      const code = service.dialect.hasOneWriter ? 'STORE_LOCKED' : 'CONFLICT';
      await expect(copyOf(from, to, write)).rejects.toMatchObject({ code });
      await writing;
      await service.close();
    });
  });

  it('should be refused without a database of this version', async () => {
    await withStores([engine, engines[0]!], async (from, to) => {
      const earlier = await open(from);
      await earlier.transaction((sql) => sql.execute("DELETE FROM schema_migration WHERE name LIKE 'StoreCopy%'"));
      await earlier.close();
      await expect(copyOf(from, to)).rejects.toMatchObject({ code: 'CONFLICT' });
    });
  });

  it('should be refused to the database itself', async () => {
    await withStores([engine, engines[0]!], async (from) => {
      await expect(copyOf(from, from)).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
    });
  });
});
