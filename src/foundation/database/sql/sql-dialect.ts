import { keysInArrays, keysInList, keysInValues, rowsInValues, rowsOfEachKey, rowsOfIndex } from './keyed-rows.js';
import { repeat } from './markers.js';
import { numberedMarkers } from './numbered-markers.js';
import type { BoundSql, OnConflict, SqlDialect, TableShape } from './sql-transaction.js';

/**
 * SQLite, one file, one writer. Takes its write lock at the start, so that a transaction never fails midway because of
 * a missing lock.
 */
export const SQLITE: SqlDialect = {
  engine: 'sqlite',
  marked: (sql) => sql,
  now: "CAST(unixepoch('subsec') * 1000 AS INTEGER)",
  begin: (first) => ['BEGIN IMMEDIATE', ...(first === undefined ? [] : [first])],
  beginReadOnly: 'BEGIN',
  endHolder: () => 'SELECT 1',
  runsInProcess: true,
  hasOneWriter: true,
  refusesAfterError: false,
  hasPartialIndexes: true,
  hasTransactionalDdl: true,
  hasOptionalIndexes: true,
  longText: 'text',
  tableOptions: '',
  forShare: '',
  byteOrdered: (column) => column,
  sameText: (column, value) => [`${column} = ?`, [value]],
  groupedTexts: (column) => column,
  currentSchema: "'main'",
  tables: "SELECT name FROM sqlite_schema WHERE type = 'table'",
  keyCollation: undefined,
  entityTypeOf: (column) => `substr(${column}, 8, instr(substr(${column}, 8), ':') - 1)`,
  gatherStatistics: () => undefined,
  sizeOf: () => ({
    prepare: undefined,
    select:
      'SELECT SUM(pgsize) AS bytes FROM dbstat WHERE aggregate = TRUE AND name IN (SELECT name FROM sqlite_schema WHERE tbl_name = ?)',
  }),
  greatest: (left, right) => `MAX(${left}, ${right})`,
  caseSensitiveLike: (column) => `${column} LIKE ? ESCAPE '\\'`,
  tupleIn: keysInValues,
  rowsByKeys: rowsInValues,
  oneOfTexts: (column, values) => [`${column} IN (SELECT value FROM json_each(?))`, [JSON.stringify(values)]],
  rowsOfTexts: (table, column, values) => [
    `(SELECT value AS one_of FROM json_each(?)) CROSS JOIN ${table} WHERE ${column} = one_of`,
    [JSON.stringify(values)],
  ],
  listOf: (column) => `json_group_array(${column})`,
  numberIn: (column, name) => `json_extract(${column}, '$.${name}')`,
  descending: (expression) => `${expression} DESC`,
  withoutIndex: (column) => `+${column}`,
  insertMissing: insertMissingClause,
  continueIds: () => undefined,
  onConflict: onConflictClause,
  onConflictSet: onConflictSetClause,
};

/** PostgreSQL 13 and newer. */
export const POSTGRES: SqlDialect = {
  engine: 'postgres',
  marked: numberedMarkers,
  now: 'CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)',
  begin: (first) => [`BEGIN ISOLATION LEVEL READ COMMITTED${first === undefined ? '' : `; ${first}`}`],
  beginReadOnly: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY',
  endHolder: (table, id) =>
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity JOIN ${table} ON ${table}.xmax = backend_xid WHERE ${table}.id = '${id}'`,
  runsInProcess: false,
  hasOneWriter: false,
  refusesAfterError: true,
  hasPartialIndexes: true,
  hasTransactionalDdl: true,
  hasOptionalIndexes: true,
  longText: 'text',
  tableOptions: '',
  forShare: ' FOR SHARE',
  byteOrdered: (column) => `${column} COLLATE "C"`,
  sameText: (column, value) => [`${column} = ?`, [value]],
  groupedTexts: (column) => column,
  currentSchema: 'current_schema()',
  tables: tablesOf('current_schema()'),
  keyCollation: undefined,
  entityTypeOf: (column) => `split_part(${column}, ':', 3)`,
  gatherStatistics: (table) => `ANALYZE ${table}`,
  sizeOf: () => ({ prepare: undefined, select: 'SELECT pg_total_relation_size(to_regclass(?)) AS bytes' }),
  greatest: (left, right) => `GREATEST(${left}, ${right})`,
  caseSensitiveLike: (column) => `${column} LIKE ? ESCAPE '\\'`,
  tupleIn: keysInArrays,
  rowsByKeys: rowsOfEachKey,
  oneOfTexts: oneOfJson,
  rowsOfTexts: rowsWhere(oneOfJson),
  listOf: undefined,
  numberIn: (column, name) => `CAST(substring(${column} from '"${name}":(-{0,1}[0-9]+)') AS numeric)`,
  descending: (expression) => `${expression} DESC NULLS LAST`,
  withoutIndex: (column) => `(${column} || '')`,
  insertMissing: insertMissingClause,
  continueIds: (table) =>
    `SELECT setval(pg_get_serial_sequence('${table}', 'id'), MAX(id)) FROM ${table} HAVING COUNT(*) > 0`,
  onConflict: onConflictClause,
  onConflictSet: onConflictSetClause,
};

/**
 * MySQL 8 and newer, and MariaDB 10.5 and newer. Backslashes in its string literals are escapes, so the one in ESCAPE
 * is doubled.
 */
export const MYSQL: SqlDialect = {
  engine: 'mysql',
  marked: (sql) => sql,
  now: "(TIMESTAMPDIFF(MICROSECOND, '1970-01-01', UTC_TIMESTAMP(3)) DIV 1000)",
  begin: (first) => ['BEGIN', ...(first === undefined ? [] : [first])],
  beginReadOnly: 'START TRANSACTION READ ONLY',
  endHolder: (_table, _id, thread) => (thread === undefined ? 'SELECT 1' : `KILL CONNECTION ${String(thread)}`),
  runsInProcess: false,
  hasOneWriter: false,
  refusesAfterError: false,
  hasPartialIndexes: false,
  hasTransactionalDdl: false,
  hasOptionalIndexes: false,
  longText: 'longtext',
  tableOptions: ' CHARACTER SET utf8mb4 COLLATE utf8mb4_bin',
  forShare: ' LOCK IN SHARE MODE',
  byteOrdered: (column) => column,
  sameText: (column, value) => [`${column} = ? AND LENGTH(${column}) = ?`, [value, Buffer.byteLength(value)]],
  groupedTexts: (column) => `${column}, LENGTH(${column})`,
  currentSchema: 'DATABASE()',
  tables: tablesOf('DATABASE()'),
  keyCollation: 'utf8mb4_bin',
  entityTypeOf: (column) => `SUBSTRING_INDEX(SUBSTRING_INDEX(${column}, ':', 3), ':', -1)`,
  gatherStatistics: () => undefined,
  // The figures are outdated until the table is analyzed.
  sizeOf: (table) => ({
    prepare: `ANALYZE TABLE ${table}`,
    select:
      'SELECT data_length + index_length AS bytes FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name = ?',
  }),
  greatest: (left, right) => `GREATEST(${left}, ${right})`,
  caseSensitiveLike: (column) => `${column} LIKE ? COLLATE utf8mb4_bin ESCAPE '\\\\'`,
  tupleIn: keysInList,
  rowsByKeys: rowsOfIndex,
  oneOfTexts: oneOfMarkers,
  rowsOfTexts: rowsWhere(oneOfMarkers),
  listOf: undefined,
  numberIn: (column, name) =>
    `CASE WHEN LOCATE('"${name}":', ${column}) > 0 THEN CAST(SUBSTRING_INDEX(${column}, '"${name}":', -1) AS SIGNED) END`,
  descending: (expression) => `${expression} DESC`,
  withoutIndex: (column) => column,
  // An ON DUPLICATE suffix could not distinguish the columns of the two tables.
  insertMissing: (target, _key, select) => `INSERT IGNORE INTO ${target} ${select}`,
  continueIds: () => undefined,
  onConflict: (table, conflict) => {
    const columns = conflict === 'ignore' ? table.key.slice(0, 1) : valueColumns(table);
    const assignments = columns.map((column) =>
      conflict === 'ignore' ? `${column} = ${column}` : `${column} = VALUES(${column})`,
    );
    return ` ON DUPLICATE KEY UPDATE ${assignments.join(', ')}`;
  },
  onConflictSet: (_table, assignments) => ` ON DUPLICATE KEY UPDATE ${assignments((column) => `VALUES(${column})`)}`,
};

/** The end of an INSERT into `table` that says what happens to rows whose key exists. */
export function conflictSuffix(dialect: SqlDialect, table: TableShape, conflict: OnConflict): string {
  if (conflict === 'error') return '';
  if (typeof conflict === 'string') return dialect.onConflict(table, conflict);
  return dialect.onConflictSet(table, conflict.set);
}

function tablesOf(schema: string): string {
  return `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ${schema}`;
}

function oneOfJson(column: string, values: readonly string[]): BoundSql {
  return [`${column} = ANY (ARRAY(SELECT json_array_elements_text(?::json)))`, [JSON.stringify(values)]];
}

function oneOfMarkers(column: string, values: readonly string[]): BoundSql {
  return [`${column} IN (${repeat('?', values.length)})`, values];
}

function rowsWhere(oneOfTexts: SqlDialect['oneOfTexts']): SqlDialect['rowsOfTexts'] {
  return (table, column, values) => {
    const [condition, parameters] = oneOfTexts(column, values);
    return [`${table} WHERE ${condition}`, parameters];
  };
}

function insertMissingClause(target: string, key: string, select: string): string {
  return `INSERT INTO ${target} ${select} ON CONFLICT (${key}) DO NOTHING`;
}

function onConflictClause(table: TableShape, conflict: 'ignore' | 'update'): string {
  const target = ` ON CONFLICT (${table.key.join(', ')})`;
  if (conflict === 'ignore') return `${target} DO NOTHING`;
  const assignments = valueColumns(table).map((column) => `${column} = excluded.${column}`);
  return `${target} DO UPDATE SET ${assignments.join(', ')}`;
}

function onConflictSetClause(table: TableShape, assignments: (excluded: (column: string) => string) => string): string {
  return ` ON CONFLICT (${table.key.join(', ')}) DO UPDATE SET ${assignments((column) => `excluded.${column}`)}`;
}

function valueColumns(table: TableShape): readonly string[] {
  return table.columns.filter((column) => !table.key.includes(column));
}
