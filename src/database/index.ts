export { Database, type DatabaseOptions } from './database.js';
export type { EntityClass } from './open-engine.js';
export { DatabaseModule } from './database.module.js';
export { jsonColumn } from './json-column.js';
export { fromSqlTimestamp, toSqlTimestamp } from './sql-timestamp.js';
export { firstId, removeBefore, removeStepwise } from './time-ids.js';
export { pieces, selectPieces } from './pieces.js';
export { repeat, tuple } from './sql-dialect.js';
export type { SqlDialect, SqlParameter, SqlResultRow, SqlTransaction, TableShape } from './sql-transaction.js';
