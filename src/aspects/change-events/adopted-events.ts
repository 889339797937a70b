import type { SqlTransaction } from '../../foundation/database/index.js';
import { beginOf } from './change-log-begin.js';
import { CHANGE_LOG_TABLE } from './change-log.row.js';

/** Columns that `change_event`, the table of earlier versions of the service, has as well. */
const COLUMNS = CHANGE_LOG_TABLE.columns.filter((column) => column !== 'version').join(', ');

/** Whether an earlier version of the service has left events. */
export async function hasEventsToAdopt(sql: SqlTransaction): Promise<boolean> {
  return (await sql.select('SELECT 1 AS one FROM change_event LIMIT 1')).length > 0;
}

/**
 * Moves the events that an earlier version of the service has stored into the log. They keep their places if the log
 * was never used, so that readers of that version continue where they are.
 */
export async function adoptEvents(sql: SqlTransaction): Promise<void> {
  const used = await sql.select('SELECT 1 AS one FROM change_log LIMIT 1');
  const isNew = used.length === 0 && (await beginOf(sql)).place === 0;
  const at = sql.dialect.hasOneWriter ? 'id' : 'place';
  if (isNew)
    await sql.execute(
      `INSERT INTO change_log (${at}, ${COLUMNS}) ` +
        `SELECT place, ${COLUMNS} FROM change_event WHERE place IS NOT NULL ORDER BY place`,
    );
  const others = isNew ? 'WHERE place IS NULL ' : '';
  await sql.execute(`INSERT INTO change_log (${COLUMNS}) SELECT ${COLUMNS} FROM change_event ${others}ORDER BY id`);
  await sql.execute('DELETE FROM change_event');
}
