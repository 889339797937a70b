// Question: what do several workers bring over one process? 32 connections, on the servers that DATABASE_URL and
// SEARCH_URL name, whose content is added to: give it stores of its own. WORKERS is the number of processes, ROWS names
// some of the rows, ROUNDS how often each is measured with one process and with several in turn. The CPU time of a
// request tells more than the rates where other work runs on the machine.
import { storeEntities } from './lib/request-data.mjs';
import { startService } from './lib/service.mjs';
import { compareWorkers, WORKERS } from './lib/worker-rounds.mjs';

const COMMON = { AUDIT_LOG: 'none', ELASTICSEARCH_NUM_REPLICAS_PER_INDEX: '0' };

const hasServers = process.env.DATABASE_URL !== undefined && process.env.SEARCH_URL !== undefined;

if (hasServers) await measureAll();
else console.log('needs servers: set DATABASE_URL and SEARCH_URL');

async function measureAll() {
  const one = await startService({ env: { ...COMMON, WORKERS: '1' } });
  const many = await startService({ env: { ...COMMON, WORKERS }, dataDir: one.dataDir });
  await storeEntities(one);
  try {
    await compareWorkers(one, many);
  } finally {
    await many.stop({ keep: true });
    await one.stop();
  }
}
