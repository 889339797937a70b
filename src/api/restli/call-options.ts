import type { IngestOptions } from '../../ingestion/index.js';
import type { RestliCall } from './protocol/resource.js';

/** Options for writes of a rest.li call: the caller's rights, and the origin of the write. */
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
