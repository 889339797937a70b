import type { Database, SqlDialect, SqlTransaction, TableShape } from '../../../database/index.js';
import { requireTimeseriesIndexName, timeseriesIndexName } from '../../timeseries-index-name.js';
import { createTableStatements } from './timeseries-ddl.js';

const CATALOGUE: TableShape = {
  name: 'timeseries_index',
  columns: ['name', 'entity_type', 'aspect_name'],
  key: ['name'],
};

/** Which tables are meant; names in any case. */
export interface TableSelection {
  readonly entityType?: string;
  readonly aspectName?: string;
}

/**
 * The tables of time series, one for each entity type and aspect. A table is made when its first value comes, so that the model may grow; a catalogue names
 * those that are there.
 */
export class TimeseriesTables {
  private readonly existing = new Map<string, Promise<void>>();

  constructor(private readonly database: Database) {}

  /** Name of the table, which is made if need be. */
  async make(entityType: string, aspectName: string): Promise<string> {
    const name = requireTimeseriesIndexName(entityType, aspectName);
    const making = this.existing.get(name) ?? this.create(name, entityType, aspectName);
    this.existing.set(name, making);
    try {
      await making;
    } catch (error) {
      this.existing.delete(name);
      throw error;
    }
    return name;
  }

  /** Name of the table, or undefined while there is none. */
  async find(sql: SqlTransaction, entityType: string, aspectName: string): Promise<string | undefined> {
    const name = timeseriesIndexName(entityType, aspectName);
    if (name === undefined || this.existing.has(name)) return name;
    const rows = await sql.select('SELECT name FROM timeseries_index WHERE name = ?', [name]);
    return rows.length === 0 ? undefined : name;
  }

  /** Names of every table that fits. */
  async list(sql: SqlTransaction, { entityType, aspectName }: TableSelection): Promise<readonly string[]> {
    const rows = await sql.select<{ name: string; entity_type: string; aspect_name: string }>(
      'SELECT name, entity_type, aspect_name FROM timeseries_index ORDER BY name',
    );
    const fits = (stored: string, wanted: string | undefined): boolean =>
      wanted === undefined || stored.toLowerCase() === wanted.toLowerCase();
    return rows
      .filter((row) => fits(row.entity_type, entityType) && fits(row.aspect_name, aspectName))
      .map((row) => row.name);
  }

  private async create(name: string, entityType: string, aspectName: string): Promise<void> {
    const known = await this.database.read((sql) =>
      sql.select('SELECT name FROM timeseries_index WHERE name = ?', [name]),
    );
    if (known.length > 0) return;
    await this.define(async (sql) => {
      for (const statement of createTableStatements(sql.dialect.engine, name)) await sql.execute(statement);
    });
    await this.database.transaction((sql) => sql.insert(CATALOGUE, [[name, entityType, aspectName]], 'ignore'));
  }

  /** MySQL ends the open transaction, which others share, at each change of the schema: it gets a connection without one. */
  private define(work: (sql: SqlTransaction) => Promise<void>): Promise<void> {
    const { engine }: SqlDialect = this.database.dialect;
    return engine === 'mysql' ? this.database.read(work) : this.database.transaction(work);
  }
}
