import type { DomainId } from '../domains.js';
import type { TermId } from '../glossary.js';
import type { TablePlatform } from '../names.js';
import type { PersonId } from '../people.js';
import type { TagId } from '../tags.js';

/** What all tables of a schema share. */
interface SchemaDefaults {
  readonly platform: TablePlatform;
  readonly schema: string;
  readonly domain: DomainId;
  readonly owner: PersonId;
}

/** The content of one table. */
export interface TableContent {
  readonly about: string;
  /**
   * Columns separated by spaces: `name`, `name!` for a part of the primary key, `name>table` for a foreign key to the
   * column of the same name in a table of the schema, and `name=a+b` for a value computed from the columns `a` and `b`
   * of the upstream tables. Other columns come from the upstream columns of the same name.
   */
  readonly columns: string;
  /** Upstream tables, as `schema.table`. */
  readonly from?: readonly string[];
  readonly domain?: DomainId;
  readonly owner?: PersonId;
  readonly tags?: readonly TagId[];
  readonly terms?: readonly TermId[];
  /** Whether it is a view. Absent = a table. */
  readonly isView?: boolean;
}

/** A table, topic, file or view. */
export interface DemoTable extends SchemaDefaults, Omit<TableContent, 'domain' | 'owner'> {
  /** As `schema.table`, unique over all platforms. */
  readonly name: string;
}

/** Returns the tables of one schema. */
export function tablesOf(
  defaults: SchemaDefaults,
  tables: Readonly<Record<string, TableContent>>,
): readonly DemoTable[] {
  return Object.entries(tables).map(([name, content]) => ({
    ...defaults,
    ...content,
    name: `${defaults.schema}.${name}`,
  }));
}
