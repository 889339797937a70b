// Question: as bench/flat.mjs, on PostgreSQL and a search server, which DATABASE_URL and SEARCH_URL name. Each of SIZES
// has a database and indices of its own, whose names begin with "flat"; with BENCH_DATA_DIR they stay for the next run.
import pg from 'pg';
import { measureGrowth } from './lib/growth.mjs';

const { DATABASE_URL, SEARCH_URL } = process.env;

if (DATABASE_URL !== undefined && SEARCH_URL !== undefined) await measureGrowth(serversOf);
else console.log('needs servers: set DATABASE_URL and SEARCH_URL');

async function serversOf(rows) {
  const name = `flat${rows}`;
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  if (rowCount === 0) await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const url = new URL(DATABASE_URL);
  url.pathname = `/${name}`;
  return {
    databaseUrl: url.href,
    env: { INDEX_PREFIX: name, ELASTICSEARCH_NUM_REPLICAS_PER_INDEX: '0' },
  };
}
