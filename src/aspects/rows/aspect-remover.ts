import { Inject, Injectable } from '@nestjs/common';
import { AppConfig } from '../../foundation/config/index.js';
import {
  Database,
  repeat,
  type SqlParameter,
  type SqlTransaction,
  type TableShape,
  toSqlTimestamp,
} from '../../foundation/database/index.js';
import { ModelRegistry } from '../../model/index.js';
import type { AspectRecord } from '../aspect-record.js';
import { ASPECT_COLUMNS, ASPECT_TABLE } from './aspect.row.js';
import type { AspectMoment, Retention, RowSelection } from './retention.js';

const REMOVED_TABLE: TableShape = {
  name: 'removed_aspect',
  columns: ['removed_on', ...ASPECT_TABLE.columns],
  key: ['id'],
};

/** The sum makes every engine treat the parameter as an integer of 64 bits. */
const KEEP = `INSERT INTO removed_aspect (removed_on, ${ASPECT_COLUMNS}) SELECT version * 0 + ?, ${ASPECT_COLUMNS} FROM metadata_aspect_v2`;

/**
 * Removes rows of aspects. While events are switched on, rows that followers may not have read yet are kept in
 * `removed_aspect`; secrets never are. Methods run in an open transaction.
 */
@Injectable()
export class AspectRemover {
  private readonly secret: readonly string[];

  constructor(
    @Inject(AppConfig) private readonly config: Pick<AppConfig, 'events'>,
    registry: ModelRegistry,
    private readonly database: Database,
  ) {
    const aspects = registry.entities().flatMap((entity) => [...entity.aspects.values()]);
    this.secret = [...new Set(aspects.filter(({ isSecret }) => isSecret).map(({ name }) => name))];
  }

  /**
   * Removes every version of every aspect of `urn`, at `now` in milliseconds since 1970, as in the other methods.
   * Returns the number of rows removed.
   */
  removeEntity(sql: SqlTransaction, urn: string, now: number): Promise<number> {
    return this.removeLate(sql, { where: 'urn = ?', parameters: [urn] }, now);
  }

  /** Removes every version of one aspect. Returns the number of rows removed. */
  removeAspect(sql: SqlTransaction, urn: string, aspectName: string, now: number): Promise<number> {
    return this.removeLate(sql, { where: 'urn = ? AND aspect = ?', parameters: [urn, aspectName] }, now);
  }

  /**
   * Removes the rows that were written after `survivor`, a row of the history, and that row itself, since it becomes
   * the latest.
   */
  async removeAfter(
    sql: SqlTransaction,
    { urn, aspect, version }: Pick<AspectRecord, 'urn' | 'aspect' | 'version'>,
    now: number,
  ): Promise<void> {
    const one = 'urn = ? AND aspect = ?';
    const parameters = [urn, aspect, version];
    await this.keep(sql, { where: `${one} AND (version > ? OR version = 0)`, parameters }, now);
    await remove(sql, { where: `${one} AND version >= ?`, parameters });
  }

  /**
   * Removes the history that a retention policy no longer keeps. All of it goes to `removed_aspect`, since the change
   * after it cannot be described without it.
   */
  async removeExpired(sql: SqlTransaction, retention: Retention, moment: AspectMoment): Promise<void> {
    for (const { where, parameters } of retention.expired(moment)) {
      const history = { where: `version > 0 AND ${where}`, parameters };
      await this.keep(sql, history, moment.now);
      await remove(sql, history);
    }
  }

  /**
   * Keeps rows, in the form of `ASPECT_TABLE`, of values that others replace and no history holds. They must not
   * contain secrets.
   */
  async keepReplaced(sql: SqlTransaction, rows: readonly (readonly SqlParameter[])[], now: number): Promise<void> {
    if (!this.config.events.enabled || rows.length === 0) return;
    await sql.insert(
      REMOVED_TABLE,
      rows.map((row) => [now, ...row]),
    );
  }

  /**
   * Deletes at most `most` of the kept rows that were removed before `time`, in milliseconds since 1970. Returns their
   * number.
   */
  async forgetBefore(time: number, most: number): Promise<number> {
    return this.database.transaction(async (sql) => {
      const rows = await sql.select<{ id: number }>(
        'SELECT id FROM removed_aspect WHERE removed_on < ? ORDER BY removed_on LIMIT ?',
        [time, most],
      );
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) await sql.execute(`DELETE FROM removed_aspect WHERE id IN (${repeat('?', ids.length)})`, ids);
      return ids.length;
    });
  }

  private async removeLate(sql: SqlTransaction, selection: RowSelection, now: number): Promise<number> {
    const { where, parameters } = selection;
    const since = toSqlTimestamp(now - this.config.events.retentionMs);
    await this.keep(sql, { where: `${where} AND createdon >= ?`, parameters: [...parameters, since] }, now);
    return remove(sql, selection);
  }

  private async keep(sql: SqlTransaction, { where, parameters }: RowSelection, now: number): Promise<void> {
    if (!this.config.events.enabled) return;
    await sql.execute(`${KEEP} WHERE ${where} AND aspect NOT IN (${repeat('?', this.secret.length)})`, [
      now,
      ...parameters,
      ...this.secret,
    ]);
  }
}

function remove(sql: SqlTransaction, { where, parameters }: RowSelection): Promise<number> {
  return sql.execute(`DELETE FROM metadata_aspect_v2 WHERE ${where}`, parameters);
}
