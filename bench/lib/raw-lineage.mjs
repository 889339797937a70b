// Counts what lies downstream of a dataset with one recursive query over the edges, as somebody would by hand.
import Sqlite from 'better-sqlite3';
import { join } from 'node:path';
import pg from 'pg';

const QUERY = `WITH RECURSIVE walk(urn, hop) AS (
    SELECT destination, 0 FROM edge WHERE destination = ?
    UNION SELECT e.source, w.hop + 1 FROM walk w JOIN edge e ON e.destination = w.urn AND e.relationship_type = 'DownstreamOf' WHERE w.hop < ?),
  nearest AS (SELECT urn, MIN(hop) AS degree FROM walk WHERE hop > 0 GROUP BY urn)
  SELECT COUNT(CASE WHEN degree = 1 THEN 1 END) AS one, COUNT(CASE WHEN degree = 2 THEN 1 END) AS two,
    COUNT(CASE WHEN degree > 2 THEN 1 END) AS more FROM nearest`;

/** Opens the database at a `postgres://` address, or the embedded one of a data folder. */
export async function recursiveCounts(place, hops) {
  return place.startsWith('postgres') ? ofPostgres(place, hops) : ofSqlite(place, hops);
}

function ofSqlite(dataDir, hops) {
  const database = new Sqlite(join(dataDir, 'metadata.db'), { readonly: true });
  const statement = database.prepare(QUERY);
  return { count: (urn) => textOf(statement.get(urn, hops)), close: () => database.close() };
}

async function ofPostgres(connectionString, hops) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  let marker = 0;
  const text = QUERY.replace(/\?/g, () => `$${(marker += 1)}`).replace('< $2', '< $2::int');
  return {
    count: async (urn) => textOf((await client.query(text, [urn, hops])).rows[0]),
    close: () => client.end(),
  };
}

function textOf({ one, two, more }) {
  return [one, two, more].join(' / ');
}
