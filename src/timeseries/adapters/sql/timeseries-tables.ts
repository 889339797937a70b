import { repeat, type Database, type SqlTransaction, type TableShape } from '../../../foundation/database/index.js';
import { requireTimeseriesIndexName, timeseriesIndexName } from '../../timeseries-index-name.js';
import { defineTable } from './timeseries-ddl.js';

const CATALOGUE: TableShape = {
  name: 'timeseries_index',
  columns: ['name', 'entity_type', 'aspect_name'],
  key: ['name'],
};

const ENTRY = 'SELECT name, entity_type, aspect_name, table_name, building FROM timeseries_index';

/** One time series as the catalogue has it. */
export interface SeriesTables {
  /** Name of the series' index, the same for ever. */
  readonly name: string;
  readonly entityType: string;
  readonly aspectName: string;
  /** The table in use. */
  readonly table: string;
  /** A table that is being filled beside, and takes every write too. */
  readonly building?: string;
}

/** Which time series are meant; names in any case. */
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
}

/**
 * The tables of time series, one for each entity type and aspect. A table is made when its first value comes, so that
 * the model may grow; a catalogue names those that are there. A writer locks the entries of its series, shared with
 * other writers, so that a truncation can keep them all out for a moment.
 */
export class TimeseriesTables {
  private readonly made = new Map<string, Promise<void>>();

  constructor(private readonly database: Database) {}

  /** Name of the series, whose table is made if need be. */
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

  /** The tables of one series, or undefined while there are none. */
  async find(sql: SqlTransaction, entityType: string, aspectName: string): Promise<SeriesTables | undefined> {
    const name = timeseriesIndexName(entityType, aspectName);
    return name === undefined ? undefined : (await entries(sql, [name], ''))[0];
  }

  /** The tables of some series; none of them changes until the transaction ends. */
  lockForWrite(sql: SqlTransaction, names: readonly string[]): Promise<readonly SeriesTables[]> {
    return entries(sql, names, sql.dialect.forShare);
  }

  /** The tables of one series; nobody writes to them until the transaction ends. */
  async lockAlone(sql: SqlTransaction, name: string): Promise<SeriesTables | undefined> {
    return (await entries(sql, [name], sql.dialect.hasOneWriter ? '' : ' FOR UPDATE'))[0];
  }

  /** Every series that fits, by name. */
  async list(sql: SqlTransaction, { entityType, aspectName }: TableSelection = {}): Promise<readonly SeriesTables[]> {
    const fits = (stored: string, wanted: string | undefined): boolean =>
      wanted === undefined || stored.toLowerCase() === wanted.toLowerCase();
    const all = (await sql.select<EntryRow>(`${ENTRY} ORDER BY name`)).map(seriesTables);
    return all.filter((series) => fits(series.entityType, entityType) && fits(series.aspectName, aspectName));
  }

  private async create(name: string, entityType: string, aspectName: string): Promise<void> {
    const known = await this.database.read((sql) => entries(sql, [name], ''));
    if (known.length > 0) return;
    await defineTable(this.database, name, name);
    await this.database.transaction((sql) => sql.insert(CATALOGUE, [[name, entityType, aspectName]], 'ignore'));
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
  };
}
