// Question: how many proposals a second does the batch endpoint store, against raw INSERTs of the same rows into the
// same engine? node bench/ingest.mjs [FILE of proposals]; DATABASE_URL picks the engine (an empty database), SQLite
// without it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tell } from './lib/figures.mjs';
import { generateProposals } from './lib/proposals.mjs';
import { rawInserts } from './lib/raw-inserts.mjs';
import { post, startService } from './lib/service.mjs';

const BATCH = 100;
const REQUESTS_AT_ONCE = 4;
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const file = process.argv[2];
const databaseUrl = process.env.DATABASE_URL;

const service = await startService({ databaseUrl });
const url = databaseUrl ?? `sqlite:${join(service.dataDir, 'metadata.db')}`;
const ratios = { aspects: [], all: [] };
const rates = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const proposals = file ? readProposals(file, round) : generateProposals(5000, round);
  const seconds = await ingest(proposals);
  const { aspects, all } = await rawInserts(url, proposals, Math.ceil(proposals.length / BATCH));
  rates.push(proposals.length / seconds);
  ratios.aspects.push(aspects.seconds / seconds);
  ratios.all.push(all.seconds / seconds);
  console.log(
    `${proposals.length} proposals: ${seconds.toFixed(2)} s by the endpoint (${(proposals.length / seconds).toFixed(0)}/s); raw INSERTs of their ` +
      `${aspects.rows} aspect rows: ${aspects.seconds.toFixed(2)} s (ratio ${(aspects.seconds / seconds).toFixed(2)}), of all ${all.rows} rows with edges, runs ` +
      `and revisions: ${all.seconds.toFixed(2)} s (ratio ${(all.seconds / seconds).toFixed(2)})`,
  );
}
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
tell('proposals in batches of 100', {
  rate: median(rates),
  ratio: median(ratios.aspects),
  of: 'raw INSERTs of the aspect rows',
  note: `${median(ratios.all).toFixed(2)} of raw INSERTs of all rows`,
});
await service.stop();

async function ingest(proposals) {
  const batches = [];
  for (let from = 0; from < proposals.length; from += BATCH) batches.push(proposals.slice(from, from + BATCH));
  const started = performance.now();
  await Promise.all(
    Array.from({ length: REQUESTS_AT_ONCE }, async () => {
      for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) {
        await post(`${service.url}/aspects?action=ingestProposalBatch`, service.token, {
          proposals: batch,
          async: 'false',
        });
      }
    }),
  );
  return (performance.now() - started) / 1000;
}

/** Proposals of a file as DataHub's file sink writes them; each round gets urns of its own. */
function readProposals(path, round) {
  const own = (text) => (round === 0 ? text : text.replaceAll(',PROD)', `-${round},PROD)`));
  return JSON.parse(readFileSync(path, 'utf8')).map(({ aspect, entityUrn, ...rest }) => ({
    ...rest,
    entityUrn: own(entityUrn),
    aspect: { value: own(aspect.value ?? JSON.stringify(aspect.json)), contentType: 'application/json' },
  }));
}
