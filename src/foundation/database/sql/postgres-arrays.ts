import type { BoundSql, SqlParameter } from './sql-transaction.js';

/**
 * `unnest` of one array for each column, with the values of `rows` in it; `types` are the types of the columns. The
 * text is the same for any number of rows.
 */
export function unnested(types: readonly string[], rows: readonly (readonly SqlParameter[])[]): BoundSql {
  const arrays = types.map((type) => `?::${type}[]`).join(', ');
  return [`unnest(${arrays})`, types.map((_, at) => arrayOf(rows.map((row) => row[at] ?? null)))];
}

/** The text of an array, as PostgreSQL reads it. */
function arrayOf(values: readonly SqlParameter[]): string {
  return `{${values.map(elementOf).join(',')}}`;
}

function elementOf(value: SqlParameter): string {
  if (value === null) return 'NULL';
  return typeof value === 'string' ? `"${value.replace(/["\\]/g, '\\$&')}"` : String(value);
}
