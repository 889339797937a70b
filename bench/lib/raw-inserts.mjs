// Inserts the rows that an ingest left once more, into tables of the same shape beside the real ones, with the engine's
// own driver.

/**
 * Every table that the ingest of a proposal writes, the column that names the entity, and the columns where one of them
 * makes itself.
 */
const TABLES = [
  { name: 'metadata_aspect_v2', urn: 'urn' },
  { name: 'entity_revision', urn: 'urn', columns: 'urn, revision, indexed_revision, deleted, behind_since' },
  { name: 'edge', urn: 'source' },
  { name: 'run_index', urn: 'urn' },
];

/**
 * Rows of the urns that `proposals` name, inserted in `transactions` transactions, one statement a row, as an ingest
 * groups them: first those of the aspect table alone, then those of every table. Answers rows and seconds for both.
 */
export async function rawInserts(url, proposals, transactions) {
  const urns = [...new Set(proposals.map(({ entityUrn }) => entityUrn))];
  const engine = await openEngine(url);
  try {
    const tables = [];
    for (const table of TABLES) tables.push({ ...table, ...(await engine.read({ columns: '*', ...table }, urns)) });
    const aspects = await timed(engine, [tables[0]], transactions);
    return { aspects, all: await timed(engine, tables, transactions) };
  } finally {
    await engine.close();
  }
}

async function timed(engine, tables, transactions) {
  await engine.makeTargets(tables);
  const started = performance.now();
  for (let at = 0; at < transactions; at += 1)
    await engine.insert(tables.map((table) => ({ table, rows: part(table.rows, at, transactions) })));
  const seconds = (performance.now() - started) / 1000;
  return { rows: tables.reduce((sum, { rows }) => sum + rows.length, 0), seconds };
}

function part(rows, at, parts) {
  return rows.slice(Math.floor((rows.length * at) / parts), Math.floor((rows.length * (at + 1)) / parts));
}

function openEngine(url) {
  if (url.startsWith('sqlite:')) return openSqlite(url.slice('sqlite:'.length));
  return url.startsWith('postgres') ? openPostgres(url) : openMysql(url);
}

async function openSqlite(path) {
  const { default: Sqlite } = await import('better-sqlite3');
  const source = new Sqlite(path, { readonly: true });
  let target;
  let statements = new Map();
  return {
    read({ name, urn, columns }, urns) {
      const select = source.prepare(`SELECT ${columns} FROM ${name} WHERE ${urn} IN (SELECT value FROM json_each(?))`);
      return { columns: select.columns().map((column) => column.name), rows: select.raw().all(JSON.stringify(urns)) };
    },
    makeTargets(tables) {
      target?.close();
      target = new Sqlite(`${path}.raw-${process.hrtime.bigint()}`);
      for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'wal_autocheckpoint = 8000'])
        target.pragma(pragma);
      for (const { name } of tables) {
        for (const { sql } of source
          .prepare('SELECT sql FROM sqlite_master WHERE tbl_name = ? AND sql IS NOT NULL')
          .all(name))
          target.exec(sql);
      }
      statements = new Map(
        tables.map(({ name, columns }) => [name, target.prepare(insertInto(name, columns, () => '?'))]),
      );
    },
    insert(parts) {
      target.exec('BEGIN');
      for (const { table, rows } of parts) for (const row of rows) statements.get(table.name).run(...row);
      target.exec('COMMIT');
    },
    close() {
      target?.close();
      source.close();
    },
  };
}

async function openPostgres(url) {
  const { default: pg } = await import('pg');
  const types = { getTypeParser: () => String };
  const client = new pg.Client({ connectionString: url, types });
  await client.connect();
  return serverEngine({
    read: async ({ name, urn, columns }, urns) => {
      const { rows, fields } = await client.query({
        text: `SELECT ${columns} FROM ${name} WHERE ${urn} = ANY($1)`,
        values: [urns],
        rowMode: 'array',
      });
      return { columns: fields.map((field) => field.name), rows };
    },
    run: (sql) => client.query(sql),
    copyOf: (name) => `CREATE TABLE bench_${name} (LIKE ${name} INCLUDING ALL)`,
    insertRow: (name, columns, values) =>
      client.query({
        name: `insert-${name}`,
        text: insertInto(`bench_${name}`, columns, (at) => `$${at + 1}`),
        values,
      }),
    end: () => client.end(),
  });
}

async function openMysql(url) {
  const { createConnection } = await import('mysql2/promise');
  const client = await createConnection({ uri: url.replace('mariadb:', 'mysql:'), dateStrings: true });
  return serverEngine({
    read: async ({ name, urn, columns }, urns) => {
      const [rows, fields] = await client.query({
        sql: `SELECT ${columns} FROM ${name} WHERE ${urn} IN (?)`,
        values: [urns],
        rowsAsArray: true,
      });
      return { columns: fields.map((field) => field.name), rows };
    },
    run: (sql) => client.query(sql),
    copyOf: (name) => `CREATE TABLE bench_${name} LIKE ${name}`,
    insertRow: (name, columns, values) =>
      client.execute(
        insertInto(`bench_${name}`, columns, () => '?'),
        values,
      ),
    end: () => client.end(),
  });
}

function serverEngine({ read, run, copyOf, insertRow, end }) {
  const drop = async () => {
    for (const { name } of TABLES) await run(`DROP TABLE IF EXISTS bench_${name}`);
  };
  return {
    read,
    async makeTargets(tables) {
      await drop();
      for (const { name } of tables) await run(copyOf(name));
    },
    async insert(parts) {
      await run('BEGIN');
      for (const { table, rows } of parts) for (const row of rows) await insertRow(table.name, table.columns, row);
      await run('COMMIT');
    },
    async close() {
      await drop();
      await end();
    },
  };
}

function insertInto(name, columns, marker) {
  return `INSERT INTO ${name} (${columns.join(', ')}) VALUES (${columns.map((_, at) => marker(at)).join(', ')})`;
}
