import type { SqlDialect, SqlResultRow, SqlTransaction } from '../../foundation/database/index.js';
import { lockState, placeColumn } from './change-log-places.js';
import { STATE_TABLE } from './change-log.row.js';
import { useId } from './change-log-start.js';

/**
 * Moves the entries of a log to the log of another database, where they keep their places, so that followers continue
 * where they are. The places are the ids in an engine with one writer, and a column of their own in others.
 */
export class CopiedLog {
  private constructor(
    private readonly from: SqlDialect,
    private readonly to: SqlDialect,
    private reached: number,
  ) {}

  /** Begins the move of the log that `source` reads. */
  static async begin(source: SqlTransaction, to: SqlDialect): Promise<CopiedLog> {
    const [last] = await source.select<{ place: number | null }>(
      `SELECT MAX(${placeColumn(source.dialect)}) AS place FROM change_log`,
    );
    const [state] = await source.select<{ reached: number; begun_place: number }>(
      `SELECT reached, begun_place FROM ${STATE_TABLE.name} WHERE slot = 1`,
    );
    const places = [last?.place, state?.reached, state?.begun_place].map((place) => Number(place ?? 0));
    return new CopiedLog(source.dialect, to, Math.max(...places));
  }

  /**
   * The entry as the other log holds it. Entries come in the order of their ids; those without a place, of which the
   * last transactions before a stop may leave some, follow all others.
   */
  entry(row: SqlResultRow): SqlResultRow {
    const place = this.from.hasOneWriter ? (row['id'] ?? null) : (row['place'] ?? null);
    if (!this.to.hasOneWriter) return { ...row, place };
    return { ...row, id: place ?? (this.reached += 1), place: null };
  }

  /** Lets the other log continue after all places, also those whose entries were removed. */
  async end(sql: SqlTransaction): Promise<void> {
    if (this.reached === 0) return;
    await lockState(sql);
    await sql.execute(`UPDATE ${STATE_TABLE.name} SET reached = ? WHERE slot = 1`, [this.reached]);
    if (sql.dialect.hasOneWriter) await useId(sql, this.reached + 1);
  }
}
