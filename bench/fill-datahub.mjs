// Stores what an installation of DataHub leaves behind, to try a takeover on: DATABASE_URL (an empty database) gets
// DATASETS datasets of eleven rows each, SEARCH_URL (Elasticsearch or OpenSearch) DOCUMENTS documents of time series.
// node bench/fill-datahub.mjs
import { fillDatabase, fillSeries } from './lib/datahub-store.mjs';

const { DATABASE_URL, SEARCH_URL, INDEX_PREFIX = '' } = process.env;
const datasets = Number(process.env.DATASETS ?? 1_000);
const documents = Number(process.env.DOCUMENTS ?? 3_000);

if (DATABASE_URL) console.log(`${await fillDatabase(DATABASE_URL, { datasets })} rows`);
if (SEARCH_URL) {
  const url = SEARCH_URL.replace(/^opensearch\+/, '').replace(/\/$/, '');
  console.log(await fillSeries(url, { prefix: INDEX_PREFIX, datasets, documents }));
}
