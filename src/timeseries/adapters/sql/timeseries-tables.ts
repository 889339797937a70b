import {
  engineTime,
  repeat,
  type Database,
  type Lookup,
  type SqlTransaction,
  type TableShape,
} from '../../../foundation/database/index.js';
import type { SeriesCatalogue } from '../../series.js';
import { requireTimeseriesIndexName, timeseriesIndexName } from '../../timeseries-index-name.js';
import { defineTable } from './timeseries-ddl.js';

const CATALOGUE: TableShape = {
  name: 'timeseries_index',
  columns: ['name', 'entity_type', 'aspect_name'],
  key: ['name'],
};

const ENTRY_COLUMNS = 'name, entity_type, aspect_name, table_name, building, copied_on';

const ENTRY = `SELECT ${ENTRY_COLUMNS} FROM ${CATALOGUE.name}`;

/** The entries by name. */
const ENTRIES: Lookup = {
  columns: CATALOGUE.key,
  statement: (dialect, keys) =>
    dialect.rowsByKeys({ table: CATALOGUE.name, select: ENTRY_COLUMNS, key: CATALOGUE.key }, keys),
};

/** The catalogue entry of a time series. */
export interface SeriesTables {
  /** Permanent name of the series' index. */
  readonly name: string;
  readonly entityType: string;
  readonly aspectName: string;
  /** The table in use. */
  readonly table: string;
  /** A table that a rebuild is filling; it receives every write, too. */
  readonly building?: string;
  /** Whether the values have been copied to a search server since the service last used the table. */
  readonly isCopied: boolean;
}

/** Selects time series; names are case-insensitive. */
export interface TableSelection {
  readonly entityType?: string;
  readonly aspectName?: string;
}

interface EntryRow {
  readonly name: string;
  readonly entity_type: string;
  readonly aspect_name: string;
  readonly table_name: string | null;
  readonly building: string | null;
  readonly copied_on: number | string | null;
}

/**
 * The tables of time series, one per entity type and aspect. A table is created with its first value, so that the model
 * may grow; a catalogue lists the existing tables. Writers take shared locks on the catalogue entries of their series,
 * so that a truncation can block them for a moment.
 */
export class TimeseriesTables {
  private readonly made = new Map<string, Promise<void>>();

  constructor(
    private readonly database: Database,
    private readonly catalogue: SeriesCatalogue,
  ) {}

  /** Returns the name of the series, creating its table if necessary. */
  async make(entityType: string, aspectName: string): Promise<string> {
    const name = requireTimeseriesIndexName(entityType, aspectName);
    const making = this.made.get(name) ?? this.create(name, entityType, aspectName);
    this.made.set(name, making);
    try {
      await making;
    } catch (error) {
      this.made.delete(name);
      throw error;
    }
    return name;
  }

  /** Creates a table of the series unless it exists. */
  async define({ entityType, aspectName }: Required<TableSelection>, table: string): Promise<void> {
    await defineTable(this.database, table, this.catalogue.find(entityType, aspectName)?.ownTime);
  }

  /** The tables of one series; undefined if there are none yet. */
  async find(entityType: string, aspectName: string): Promise<SeriesTables | undefined> {
    return (await this.findAll([entityType], [aspectName]))[0];
  }

  /** The tables of the series of these types and aspects that have tables. */
  async findAll(entityTypes: readonly string[], aspectNames: readonly string[]): Promise<readonly SeriesTables[]> {
    const names = entityTypes.flatMap((type) => aspectNames.flatMap((name) => timeseriesIndexName(type, name) ?? []));
    return names.length === 0 ? [] : this.named(names);
  }

  /** The tables of some series, locked against changes until the transaction ends. */
  lockForWrite(sql: SqlTransaction, names: readonly string[]): Promise<readonly SeriesTables[]> {
    return entries(sql, names, sql.dialect.forShare);
  }

  /** The tables of one series, locked against writes until the transaction ends. */
  async lockAlone(sql: SqlTransaction, name: string): Promise<SeriesTables | undefined> {
    return (await entries(sql, [name], sql.dialect.hasOneWriter ? '' : ' FOR UPDATE'))[0];
  }

  /** All matching series, by name. */
  async list(sql: SqlTransaction, { entityType, aspectName }: TableSelection = {}): Promise<readonly SeriesTables[]> {
    const fits = (stored: string, wanted: string | undefined): boolean =>
      wanted === undefined || stored.toLowerCase() === wanted.toLowerCase();
    const all = (await sql.select<EntryRow>(`${ENTRY} ORDER BY name`)).map(seriesTables);
    return all.filter((series) => fits(series.entityType, entityType) && fits(series.aspectName, aspectName));
  }

  /** Notes that the values of a series have been copied to a search server. */
  async noteCopied(name: string): Promise<void> {
    const note = `UPDATE ${CATALOGUE.name} SET copied_on = ? WHERE name = ?`;
    await this.database.transaction(async (sql) => sql.execute(note, [await engineTime(sql), name]));
  }

  /** Removes the notes of all copies, since the tables are in use. */
  async forgetCopies(): Promise<void> {
    const forget = `UPDATE ${CATALOGUE.name} SET copied_on = NULL WHERE copied_on IS NOT NULL`;
    await this.database.transaction((sql) => sql.execute(forget));
  }

  private async create(name: string, entityType: string, aspectName: string): Promise<void> {
    if ((await this.named([name])).length > 0) return;
    await this.define({ entityType, aspectName }, name);
    await this.database.transaction((sql) => sql.insert(CATALOGUE, [[name, entityType, aspectName]], 'ignore'));
  }

  /** The entries of `names`. On a server, lookups that wait at the same time share a statement. */
  private async named(names: readonly string[]): Promise<readonly SeriesTables[]> {
    const keys = names.map((name) => [name]);
    return (await this.database.find<EntryRow>(ENTRIES, keys)).map(seriesTables);
  }
}

async function entries(sql: SqlTransaction, names: readonly string[], lock: string): Promise<readonly SeriesTables[]> {
  const rows = await sql.select<EntryRow>(
    `${ENTRY} WHERE name IN (${repeat('?', names.length)}) ORDER BY name${lock}`,
    names,
  );
  return rows.map(seriesTables);
}

function seriesTables(row: EntryRow): SeriesTables {
  return {
    name: row.name,
    entityType: row.entity_type,
    aspectName: row.aspect_name,
    table: row.table_name ?? row.name,
    ...(row.building === null ? {} : { building: row.building }),
    isCopied: row.copied_on !== null,
  };
}
