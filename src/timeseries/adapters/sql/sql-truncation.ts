import { DomainError } from '../../../foundation/common/errors.js';
import { type Database, repeat, type SqlTransaction } from '../../../foundation/database/index.js';
import type { TimeseriesTruncation, TruncationControl } from '../../timeseries-truncation.js';
import { buildingTable, dropTable } from './timeseries-ddl.js';
import { documentTable } from './document-row.js';
import type { SeriesTables, TimeseriesTables } from './timeseries-tables.js';

/** Rows copied or deleted per step; writers of the series wait for a step to end. */
const STEP = 2_000;
const LARGEST_STEP = 10_000;
/** Between the names of two tables in a checkpoint. */
const SEPARATOR = ' ';

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

  /**
   * The table under construction has a name of its own, so that a run which another process has taken over meanwhile
   * neither fills nor switches to the table of its successor.
   */
  private async rebuild(): Promise<void> {
    const { name, table } = this.series;
    if (await this.removeLeftovers()) return;
    this.control.signal.throwIfAborted();
    const target = buildingTable(name);
    await this.control.save(checkpointOf(target, table));
    try {
      await this.tables.define(this.series, target);
      await this.alone(undefined, (sql) => this.setBuilding(sql, target));
      await this.copyKept(table, target);
      await this.alone(target, (sql) => this.switchTo(sql, target));
    } catch (error) {
      if (!(await this.giveUp(target))) throw error;
    }
    await dropTable(this.database, table);
  }

  /**
   * Ends an earlier run, also one that still goes on in another process. Returns true if that run had switched already.
   */
  private async removeLeftovers(): Promise<boolean> {
    const { table } = this.series;
    const building = await this.alone(undefined, async (sql, left) => {
      await this.setBuilding(sql, null);
      return left;
    });
    const [target, replaced] = this.control.checkpoint?.split(SEPARATOR) ?? [];
    for (const left of new Set([building, target, replaced]))
      if (left !== undefined && left !== table) await dropTable(this.database, left);
    return target === table;
  }

  /** Leaves the table in use as it was. Returns true if the switch took effect although it reported a failure. */
  private async giveUp(target: string): Promise<boolean> {
    const isInUse = await this.database.transaction(async (sql) => {
      const current = await this.tables.lockAlone(sql, this.series.name);
      if (current?.building === target) await this.setBuilding(sql, null);
      return current?.table === target;
    });
    if (!isInUse) await dropTable(this.database, target);
    return isInUse;
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
      const next = await this.alone(target, (sql) => this.copyStep(sql, table, target, from));
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

  private switchTo(sql: SqlTransaction, target: string): Promise<number> {
    return sql.execute('UPDATE timeseries_index SET table_name = ?, building = NULL WHERE name = ?', [
      target,
      this.series.name,
    ]);
  }

  private setBuilding(sql: SqlTransaction, target: string | null): Promise<number> {
    return sql.execute('UPDATE timeseries_index SET building = ? WHERE name = ?', [target, this.series.name]);
  }

  /**
   * Runs `work` while nobody writes to the series, with the table under construction. Throws `CONFLICT` if the table in
   * use has been replaced, or if another table than `target`, where one is given, is under construction.
   */
  private alone<T>(
    target: string | undefined,
    work: (sql: SqlTransaction, building: string | undefined) => Promise<T>,
  ): Promise<T> {
    return this.database.transaction(async (sql) => {
      const current = await this.tables.lockAlone(sql, this.series.name);
      const isOwn = target === undefined || current?.building === target;
      if (current?.table !== this.series.table || !isOwn)
        throw new DomainError(
          'CONFLICT',
          `The time series ${this.series.name} was rebuilt by another process meanwhile`,
        );
      return work(sql, current.building);
    });
  }

  private async count(table: string, comparison: '<=' | '>'): Promise<number> {
    const rows = await this.database.readAside((sql) =>
      sql.select<{ total: number }>(`SELECT COUNT(*) AS total FROM ${table} WHERE timestamp_millis ${comparison} ?`, [
        this.truncation.endTimeMillis,
      ]),
    );
    return Number(rows[0]?.total ?? 0);
  }
}

/** Both tables of a switch: after it, the catalogue of tables no longer shows which one was replaced. */
function checkpointOf(target: string, replaced: string): string {
  return [target, replaced].join(SEPARATOR);
}
