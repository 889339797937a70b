// Writes an aspect and kills itself between the statements of the transaction: node killed-writer.mjs DATABASE_URL URN
import 'reflect-metadata';
import { AspectWriter, PatchLimits, WriteListeners, WriteRules } from '../../../dist/aspects/index.js';
import { AspectRemover } from '../../../dist/aspects/rows/aspect-remover.js';
import { RetentionPolicies } from '../../../dist/aspects/rows/retention.js';
import { SystemClock } from '../../../dist/foundation/common/clock.js';
import { Database } from '../../../dist/foundation/database/index.js';
import { AspectValidator, ModelRegistry } from '../../../dist/model/index.js';

const [url, urn] = process.argv.slice(2);
const database = await Database.open({ url, poolSize: 2, groupSize: 1, exclusive: false });
const registry = ModelRegistry.standard();
const listeners = new WriteListeners();
listeners.register({ inTransaction: () => process.kill(process.pid, 'SIGKILL') });
const writer = new AspectWriter(
  database,
  registry,
  new AspectValidator(registry),
  new WriteRules(),
  listeners,
  new RetentionPolicies(),
  new AspectRemover({ events: { enabled: true, retentionMs: 1 } }, registry, database),
  new PatchLimits(),
  new SystemClock(),
);
const value = { name: 'half' };
await writer.write([{ urn, entityType: 'tag', aspectName: 'tagProperties', changeType: 'UPSERT', value }], {
  audit: { time: Date.now(), actor: 'urn:li:corpuser:writer' },
  source: 'RESTLI',
});
