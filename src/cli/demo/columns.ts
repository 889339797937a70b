import type { ColumnText, ColumnType } from './content/column-types.js';
import { COLUMNS } from './content/columns.js';
import { tableNamed } from './content/tables/all-tables.js';
import type { DemoTable } from './content/tables/table.js';

/** A column of a table. */
export interface DemoColumn {
  readonly name: string;
  readonly type: ColumnType;
  readonly about: string;
  readonly isKey: boolean;
  /** The table of the same schema that has the column as its key. */
  readonly refersTo?: string;
  /** Upstream columns that the value is computed from. Absent = those of the same name. */
  readonly sources?: readonly string[];
}

const NOTATION = /^(?<name>\w+)(?<key>!)?(?:>(?<refersTo>\w+))?(?:=(?<sources>[\w+]+))?$/;

const PARSED = new Map<DemoTable, readonly DemoColumn[]>();

/** The columns of a table. Throws if the notation is wrong, or a name is not in the dictionary of columns. */
export function columnsOf(table: DemoTable): readonly DemoColumn[] {
  const known = PARSED.get(table) ?? table.columns.split(' ').map((text) => columnOf(text, table));
  PARSED.set(table, known);
  return known;
}

function columnOf(text: string, { name: tableName, schema }: DemoTable): DemoColumn {
  const { name = '', key, refersTo, sources } = NOTATION.exec(text)?.groups ?? {};
  const known: ColumnText | undefined = COLUMNS[name];
  if (known === undefined) throw new Error(`${tableName}: no column is known for "${text}".`);
  const [type, about] = known;
  return {
    name,
    type,
    about,
    isKey: key !== undefined,
    ...(refersTo !== undefined && { refersTo: `${schema}.${refersTo}` }),
    ...(sources !== undefined && { sources: sources.split('+') }),
  };
}

/** The upstream tables of a table. */
export function upstreamsOf({ from = [] }: DemoTable): readonly DemoTable[] {
  return from.map(tableNamed);
}

/** The upstream columns that a column is computed from. */
export function sourcesOf(
  table: DemoTable,
  { name, sources = [name] }: DemoColumn,
): readonly { readonly table: DemoTable; readonly column: string }[] {
  return upstreamsOf(table).flatMap((upstream) =>
    columnsOf(upstream)
      .filter((column) => sources.includes(column.name))
      .map((column) => ({ table: upstream, column: column.name })),
  );
}
