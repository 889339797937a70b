import { baseDocument } from './base-document.js';
import { documentId } from './document-id.js';
import type { TimeseriesDocument, TimeseriesEvent } from './timeseries-document.js';
import { collectionItems, rowStats } from './timeseries-stats.js';

/**
 * The documents of one value: the row document first, then one for each item of each collection. Throws
 * `VALIDATION_FAILED` if `timestampMillis` is missing or `partitionSpec` contains neither `partition` nor
 * `timePartition`.
 */
export function timeseriesDocuments(event: TimeseriesEvent): readonly TimeseriesDocument[] {
  const base = baseDocument(event);
  const row: TimeseriesDocument = {
    ...base,
    id: documentId(base),
    isExploded: false,
    event: event.value,
    ...(event.systemMetadata === undefined ? {} : { systemMetadata: event.systemMetadata }),
    stats: rowStats(event.aspect, event.value),
  };
  const exploded = collectionItems(event.aspect, event.value).map(({ collection, key, stats }) => ({
    ...base,
    id: documentId(base, collection + key),
    isExploded: true,
    stats: { [collection]: stats },
  }));
  return [row, ...exploded];
}
