// Question: what do workers that read bring over one process on the embedded stores? 32 connections, each service with
// stores of its own and the same content. WORKERS, ROWS and ROUNDS are those of the benchmark `workers`.
import { storeEntities } from './lib/request-data.mjs';
import { startService } from './lib/service.mjs';
import { compareWorkers, WORKERS } from './lib/worker-rounds.mjs';

const one = await startService({ env: { AUDIT_LOG: 'none', WORKERS: '1' } });
const many = await startService({ env: { AUDIT_LOG: 'none', WORKERS } });
try {
  for (const service of [one, many]) await storeEntities(service);
  await compareWorkers(one, many);
} finally {
  await many.stop();
  await one.stop();
}
