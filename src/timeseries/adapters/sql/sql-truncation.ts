import { DomainError } from '../../../foundation/common/errors.js';
import { type Database, repeat, type SqlTransaction } from '../../../foundation/database/index.js';
import type { TimeseriesTruncation, TruncationControl } from '../../timeseries-truncation.js';
import { defineTable, dropTable, spareTable } from './timeseries-ddl.js';
import { documentTable } from './document-row.js';
import type { SeriesTables, TimeseriesTables } from './timeseries-tables.js';

/** Rows copied or deleted per step; writers of the series wait for a step to end. */
const STEP = 2_000;
const LARGEST_STEP = 10_000;

/** Removes old values of one series, in steps with a transaction each. */
export class SqlTruncation {
  private readonly step: number;
  private done = 0;

  constructor(
    private readonly database: Database,
    private readonly tables: TimeseriesTables,
    private readonly series: SeriesTables,
    private readonly truncation: TimeseriesTruncation,
    private readonly control: TruncationControl,
  ) {
    this.step = Math.min(truncation.batchSize ?? STEP, LARGEST_STEP);
  }

  /** Runs the whole truncation. */
  async run(): Promise<void> {
    if (this.truncation.strategy === 'delete') await this.deleteOld();
    else await this.rebuild();
  }

  private async deleteOld(): Promise<void> {
    const { endTimeMillis } = this.truncation;
    const total = await this.count(this.series.table, '<=');
    const select = `SELECT id FROM ${this.series.table} WHERE timestamp_millis <= ? ORDER BY timestamp_millis LIMIT ?`;
    let found: readonly { readonly id: string }[];
    do {
      this.control.signal.throwIfAborted();
      found = await this.database.read((sql) => sql.select<{ id: string }>(select, [endTimeMillis, this.step]));
      this.done += await this.deleteRows(found.map(({ id }) => id));
      this.control.progress({ total, done: this.done });
    } while (found.length === this.step);
  }

  private async deleteRows(ids: readonly string[]): Promise<number> {
    if (ids.length === 0) return 0;
    const where = `id IN (${repeat('?', ids.length)}) AND timestamp_millis <= ?`;
    return this.database.transaction((sql) =>
      sql.execute(`DELETE FROM ${this.series.table} WHERE ${where}`, [...ids, this.truncation.endTimeMillis]),
    );
  }

  private async rebuild(): Promise<void> {
    const { name, table } = this.series;
    const target = table === name ? spareTable(name) : name;
    if (this.control.checkpoint === table) return dropTable(this.database, target);
    await this.setBuilding(null);
    await dropTable(this.database, target);
    this.control.signal.throwIfAborted();
    await defineTable(this.database, name, target);
    await this.control.save(target);
    await this.setBuilding(target);
    try {
      await this.copyKept(table, target);
      await this.switchTo(target);
    } catch (error) {
      await this.setBuilding(null);
      await dropTable(this.database, target);
      throw error;
    }
    await dropTable(this.database, table);
  }

  /**
   * Copies in the order of ids, step by step. Each step blocks writers of the series, so that no deleted row comes back
   * and no newer one is lost.
   */
  private async copyKept(table: string, target: string): Promise<void> {
    const total = await this.count(table, '>');
    let last = '';
    for (;;) {
      this.control.signal.throwIfAborted();
      const from = last;
      const next = await this.alone((sql) => this.copyStep(sql, table, target, from));
      this.done += next.copied;
      this.control.progress({ total: Math.max(total, this.done), done: this.done });
      if (next.last === undefined) return;
      last = next.last;
    }
  }

  private async copyStep(
    sql: SqlTransaction,
    table: string,
    target: string,
    from: string,
  ): Promise<{ readonly copied: number; readonly last: string | undefined }> {
    const bound = await sql.select<{ id: string }>(
      `SELECT id FROM ${table} WHERE id > ? ORDER BY id LIMIT 1 OFFSET ?`,
      [from, this.step - 1],
    );
    const last = bound[0]?.id;
    const columns = documentTable(table).columns.join(', ');
    const until = last === undefined ? '' : ' AND id <= ?';
    const kept = `SELECT ${columns} FROM ${table} WHERE id > ?${until} AND timestamp_millis > ?`;
    const copied = await sql.execute(sql.dialect.insertMissing(`${target} (${columns})`, 'id', kept), [
      from,
      ...(last === undefined ? [] : [last]),
      this.truncation.endTimeMillis,
    ]);
    return { copied, last };
  }

  private switchTo(target: string): Promise<number> {
    return this.alone((sql) =>
      sql.execute('UPDATE timeseries_index SET table_name = ?, building = NULL WHERE name = ?', [
        target,
        this.series.name,
      ]),
    );
  }

  private setBuilding(target: string | null): Promise<number> {
    return this.alone((sql) =>
      sql.execute('UPDATE timeseries_index SET building = ? WHERE name = ?', [target, this.series.name]),
    );
  }

  private alone<T>(work: (sql: SqlTransaction) => Promise<T>): Promise<T> {
    return this.database.transaction(async (sql) => {
      const current = await this.tables.lockAlone(sql, this.series.name);
      if (current?.table !== this.series.table)
        throw new DomainError(
          'CONFLICT',
          `The time series ${this.series.name} was rebuilt by another process meanwhile`,
        );
      return work(sql);
    });
  }

  private async count(table: string, comparison: '<=' | '>'): Promise<number> {
    const rows = await this.database.read((sql) =>
      sql.select<{ total: number }>(`SELECT COUNT(*) AS total FROM ${table} WHERE timestamp_millis ${comparison} ?`, [
        this.truncation.endTimeMillis,
      ]),
    );
    return Number(rows[0]?.total ?? 0);
  }
}
