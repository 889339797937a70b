export { ESSENTIAL } from './transactions/commit-queue.js';
export { Database, type DatabaseOptions } from './database.js';
export { copySqlite, type SqliteContents, sqliteContents } from './sqlite/copy-sqlite.js';
export { copyTable, pageAfter } from './copy-table.js';
export { type CopiedTable, serviceTables } from './service-tables.js';
export { missingMigrations, tableNames } from './tables.js';
export { engineTime } from './engine-time.js';
export type { EntityClass } from './open-engine.js';
export { DatabaseModule } from './database.module.js';
export { type DatabaseProbe, probeDatabase } from './probe.js';
export { jsonColumn } from './sql/json-column.js';
export { fromSqlTimestamp, toSqlTimestamp } from './sql/sql-timestamp.js';
export { firstId, removeBefore, removeStepwise } from './time-ids.js';
export { pieces, selectPieces } from './sql/pieces.js';
export { unitedRows } from './sql/keyed-rows.js';
export { repeat, tuple } from './sql/markers.js';
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
} from './sql/sql-transaction.js';
export { isNotUpYet } from './sql/sql-errors.js';
export { isEmbeddedUrl, sqlitePath } from './data-source-options.js';
