import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../foundation/common/clock.js';
import { AppConfig } from '../../foundation/config/index.js';
import { Database, fromSqlTimestamp, type SqlTransaction } from '../../foundation/database/index.js';
import { adoptEvents, hasEventsToAdopt } from './adopted-events.js';
import { beginAt, beginOf } from './change-log-begin.js';
import { lockState, placeSome } from './change-log-places.js';
import { STATE_TABLE } from './change-log.row.js';

interface NewestRow {
  readonly urn: string;
  readonly aspect: string;
  readonly createdon: string;
}

/**
 * Lets the log begin anew where rows were written without it: before there was a log, by DataHub, by an earlier version
 * of the service, or while events were not kept.
 */
@Injectable()
export class ChangeLogStart implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  async onModuleInit(): Promise<void> {
    if (this.config.events.enabled) await this.ensure();
  }

  /**
   * Lets the log begin after the newest row, and after all entries, if that row has no entry. Throws
   * `ENGINE_UNAVAILABLE`.
   */
  async ensure(): Promise<void> {
    if (await this.database.read(isWhole)) return;
    await this.database.transaction(async (sql) => {
      await lockState(sql);
      if (await isWhole(sql)) return;
      const newest = await newestRow(sql);
      const time = Math.max(this.clock.now(), newest === undefined ? 0 : timeOf(newest) + 1);
      await adoptEvents(sql);
      await beginAt(sql, { time, place: await usePlace(sql) });
      await sql.execute("DELETE FROM change_log WHERE kind = 'row'");
    });
  }
}

/** Whether every row from after the beginning of the log has an entry, as far as the newest row shows. */
async function isWhole(sql: SqlTransaction): Promise<boolean> {
  if (await hasEventsToAdopt(sql)) return false;
  const newest = await newestRow(sql);
  if (newest === undefined || timeOf(newest) < (await beginOf(sql)).time) return true;
  const entries = await sql.select(
    'SELECT 1 AS one FROM change_log WHERE created_on = ? AND urn = ? AND aspect = ? LIMIT 1',
    [timeOf(newest), newest.urn, newest.aspect],
  );
  return entries.length > 0;
}

async function newestRow(sql: SqlTransaction): Promise<NewestRow | undefined> {
  const rows = await sql.select<NewestRow>(
    'SELECT urn, aspect, createdon FROM metadata_aspect_v2 ORDER BY createdon DESC LIMIT 1',
  );
  return rows[0];
}

function timeOf({ createdon }: NewestRow): number {
  return fromSqlTimestamp(createdon);
}

/** Takes the next place, which no entry then has, after all entries have theirs. Returns it. */
async function usePlace(sql: SqlTransaction): Promise<number> {
  const { name } = STATE_TABLE;
  while (!sql.dialect.hasOneWriter && (await placeSome(sql)));
  const last = sql.dialect.hasOneWriter ? '(SELECT MAX(id) FROM change_log)' : 'reached';
  const [row] = await sql.select<{ last_place: number | null; reached: number; begun_place: number }>(
    `SELECT ${last} AS last_place, reached, begun_place FROM ${name} WHERE slot = 1`,
  );
  const place = Math.max(Number(row?.last_place ?? 0), Number(row?.reached ?? 0), Number(row?.begun_place ?? 0)) + 1;
  await sql.execute(`UPDATE ${name} SET reached = ? WHERE slot = 1`, [place]);
  if (sql.dialect.hasOneWriter) await useId(sql, place);
  return place;
}

/** Lets generated ids be greater than `id`, which no entry has: they are greater than any that was ever stored. */
export async function useId(sql: SqlTransaction, id: number): Promise<void> {
  const values = "?, 'row', 0, '', '', 0";
  await sql.execute(`INSERT INTO change_log (id, kind, created_on, urn, aspect, version) VALUES (${values})`, [id]);
  await sql.execute('DELETE FROM change_log WHERE id = ?', [id]);
}
