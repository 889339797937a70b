import type { SqlTransaction } from '../../../foundation/database/index.js';
import type { TimeseriesUrnPage, TimeseriesUrns } from '../../timeseries-urns.js';
import { runIdColumn } from './document-row.js';

/** Entities per page, whose values are read from an index: an embedded database takes some milliseconds. */
const PAGE = 200;

/** Entities of a run per page, for which all entries of the run are read. */
const RUN_PAGE = 20_000;

/** Reads a page of the entities with values in `table`. */
export async function queryUrns(sql: SqlTransaction, table: string, query: TimeseriesUrns): Promise<TimeseriesUrnPage> {
  const { runId, newestUntil = Infinity, after = '' } = query;
  if (runId !== undefined) return ofRun(sql, table, runId, after);
  const rows = await sql.select<{ urn: string; newest: number }>(
    `SELECT urn, MAX(timestamp_millis) AS newest FROM ${table} WHERE urn > ? AND is_exploded = 0
     GROUP BY urn ORDER BY urn LIMIT ?`,
    [after, PAGE],
  );
  const urns = rows.filter(({ newest }) => Number(newest) <= newestUntil).map(({ urn }) => urn);
  return pageOf(urns, rows.length < PAGE ? undefined : rows.at(-1)?.urn);
}

async function ofRun(sql: SqlTransaction, table: string, runId: string, after: string): Promise<TimeseriesUrnPage> {
  const [isOfRun, parameters] = sql.dialect.sameText('run_id', runIdColumn(runId));
  const select = `SELECT DISTINCT urn FROM ${table} WHERE ${isOfRun} AND urn > ? ORDER BY urn LIMIT ?`;
  const rows = await sql.select<{ urn: string }>(select, [...parameters, after, RUN_PAGE]);
  const urns = rows.map(({ urn }) => urn);
  return pageOf(urns, urns.length < RUN_PAGE ? undefined : urns.at(-1));
}

function pageOf(urns: readonly string[], next: string | undefined): TimeseriesUrnPage {
  return next === undefined ? { urns } : { urns, next };
}
