export type { SqlDialect, SqlParameter, SqlResultRow, SqlTransaction, TableShape } from './sql-transaction.js';
