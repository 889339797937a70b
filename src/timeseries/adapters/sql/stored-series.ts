import { Injectable } from '@nestjs/common';
import { Database, pageAfter, type SqlResultRow } from '../../../foundation/database/index.js';
import { type Series, SeriesCatalogue } from '../../series.js';
import type { TimeseriesDocument } from '../../timeseries-document.js';
import { copiedDocumentTable, type DocumentRow, storedDocument } from './document-row.js';
import { type SeriesTables, TimeseriesTables } from './timeseries-tables.js';

/** A time series with values in SQL. */
export interface OneStoredSeries extends Pick<SeriesTables, 'name' | 'table' | 'isCopied'> {
  readonly series: Series;
}

/**
 * The time series in the SQL database, whichever store the service uses: with a search server, those that were written
 * before. Methods throw `ENGINE_UNAVAILABLE`.
 */
@Injectable()
export class StoredSeries {
  private readonly tables: TimeseriesTables;

  constructor(
    private readonly database: Database,
    private readonly catalogue: SeriesCatalogue,
  ) {
    this.tables = new TimeseriesTables(database, catalogue);
  }

  /** Those of the model that have values, by name. */
  async list(): Promise<readonly OneStoredSeries[]> {
    return this.database.read(async (sql) => {
      const found: OneStoredSeries[] = [];
      for (const { name, table, isCopied, ...names } of await this.tables.list(sql)) {
        const series = this.catalogue.find(names.entityType, names.aspectName);
        const rows = series === undefined ? [] : await sql.select(`SELECT 1 AS one FROM ${table} LIMIT 1`);
        if (series !== undefined && rows.length > 0) found.push({ name, table, isCopied, series });
      }
      return found;
    });
  }

  /** The number of documents of a series. */
  async count({ table }: OneStoredSeries): Promise<number> {
    const count = `SELECT COUNT(*) AS total FROM ${table}`;
    const rows = await this.database.readAside((sql) => sql.select<{ total: number | string }>(count));
    return Number(rows[0]?.total ?? 0);
  }

  /** The documents of a series in the order of their ids, some thousand of a few megabytes at a time. */
  async *pages({ table, series }: OneStoredSeries): AsyncGenerator<readonly TimeseriesDocument[]> {
    const documents = copiedDocumentTable(table);
    for (let last: SqlResultRow | undefined; ;) {
      const rows = await this.database.read((sql) => pageAfter(sql, documents, last));
      if (rows.length === 0) return;
      yield rows.map((row) => storedDocument(row as unknown as DocumentRow, series));
      last = rows.at(-1);
    }
  }

  /** Notes that a series has been copied to a search server. */
  async noteCopied({ name }: OneStoredSeries): Promise<void> {
    await this.tables.noteCopied(name);
  }

  /** Forgets all copies: from now on, the service stores values in SQL. */
  async forgetCopies(): Promise<void> {
    await this.tables.forgetCopies();
  }
}
