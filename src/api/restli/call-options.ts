import type { IngestOptions } from '../../ingestion/index.js';
import type { RestliCall } from './protocol/resource.js';

/** How writes of a rest.li call are ingested: with the caller's rights, and marked with where they came from. */
export function ingestOptions(call: RestliCall): IngestOptions {
  const { sourceIp, traceId, awaitsSearch } = call;
  return {
    source: 'RESTLI',
    proposedByCaller: true,
    sourceIp,
    traceId,
    authorize: true,
    ...(awaitsSearch === true && { searchTiming: 'answered' }),
  };
}
