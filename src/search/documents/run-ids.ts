import { LONGEST_VALUE } from '../word-rules.js';
import { type AspectRecord, NO_RUN_ID, type SystemMetadata } from '../../aspects/index.js';

/** Maximum number of run ids in a document; the oldest ones are dropped, as in DataHub. */
const MAX_RUN_IDS = 25;

/**
 * The distinct ingestion runs that wrote `aspects`, newest last. Ids that are too long to be searched for are left out.
 */
export function runIds(aspects: ReadonlyMap<string, AspectRecord>): string[] {
  const metadata: SystemMetadata[] = [];
  for (const record of aspects.values())
    if (record.systemMetadata?.runId !== undefined) metadata.push(record.systemMetadata);
  if (metadata.length > 1) metadata.sort((one, other) => (one.lastObserved ?? 0) - (other.lastObserved ?? 0));
  const ids = new Set<string>();
  for (const { runId, lastRunId } of metadata) {
    if (lastRunId !== undefined) addLast(ids, lastRunId);
    if (runId !== undefined) addLast(ids, runId);
  }
  return [...ids].slice(-MAX_RUN_IDS);
}

function addLast(ids: Set<string>, id: string): void {
  if (id === '' || id === NO_RUN_ID || id.length > LONGEST_VALUE) return;
  ids.delete(id);
  ids.add(id);
}
