import type { RevisionStore } from '../../projection/index.js';
import type { TimeseriesDocument } from '../../timeseries/index.js';

/** The documents of entities that have not been deleted. Throws `ENGINE_UNAVAILABLE`. */
export async function keptDocuments(
  revisions: RevisionStore,
  documents: readonly TimeseriesDocument[],
): Promise<readonly TimeseriesDocument[]> {
  const found = await revisions.of(documents.map(({ urn }) => urn));
  return documents.filter(({ urn }) => found.get(urn)?.deleted !== true);
}
