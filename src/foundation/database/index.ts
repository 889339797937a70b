export { ESSENTIAL } from './commit-queue.js';
export { Database, type DatabaseOptions } from './database.js';
export { copySqlite, type SqliteContents, sqliteContents } from './copy-sqlite.js';
export { copyTable, pageAfter } from './copy-table.js';
export { type CopiedTable, serviceTables } from './service-tables.js';
export { missingMigrations, tableNames } from './tables.js';
export { engineTime } from './engine-time.js';
export type { EntityClass } from './open-engine.js';
export { DatabaseModule } from './database.module.js';
export { type DatabaseProbe, probeDatabase } from './probe.js';
export { jsonColumn } from './json-column.js';
export { fromSqlTimestamp, toSqlTimestamp } from './sql-timestamp.js';
export { firstId, removeBefore, removeStepwise } from './time-ids.js';
export { pieces, selectPieces } from './pieces.js';
export { unitedRows } from './keyed-rows.js';
export { repeat, tuple } from './markers.js';
export type {
  BoundSql,
  ConflictAssignments,
  KeyedRows,
  Lookup,
  LookupKey,
  SqlDialect,
  SqlParameter,
  SqlReads,
  SqlResultRow,
  SqlTransaction,
  TableShape,
} from './sql-transaction.js';
export { isNotUpYet } from './sql-errors.js';
export { isEmbeddedUrl, sqlitePath } from './data-source-options.js';
