import type { DataSource } from 'typeorm';
import type { TableShape } from './sql-transaction.js';

/** Types of the columns of a database by table and column, as a statement names them. */
export class ColumnTypes {
  private readonly types: ReadonlyMap<string, string>;
  private readonly known = new WeakMap<TableShape, readonly string[] | 'unknown'>();

  constructor(columns: readonly { readonly table: string; readonly column: string; readonly type: string }[] = []) {
    this.types = new Map(columns.map(({ table, column, type }) => [`${table}.${column}`, type]));
  }

  /** Reads the types of the tables that exist in the default schema of a PostgreSQL database. */
  static async read(source: DataSource): Promise<ColumnTypes> {
    return new ColumnTypes(
      await source.query(`SELECT table_name AS "table", column_name AS "column", udt_name AS "type"
        FROM information_schema.columns WHERE table_schema = current_schema()`),
    );
  }

  /** The types of the columns of `table` in their order; undefined unless all are known. */
  of(table: TableShape): readonly string[] | undefined {
    let found = this.known.get(table);
    if (found === undefined) this.known.set(table, (found = this.find(table) ?? 'unknown'));
    return found === 'unknown' ? undefined : found;
  }

  private find({ name, columns }: TableShape): readonly string[] | undefined {
    const types = columns.map((column) => this.types.get(`${name}.${column}`));
    return types.every((type) => type !== undefined) ? types : undefined;
  }
}
