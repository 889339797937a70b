import { isJsonObject, type JsonObject, type JsonValue } from '../../../foundation/json/json.js';
import type { TimeseriesDocument } from '../../timeseries-document.js';
import type { TimeseriesValue } from '../../timeseries-value.js';

/** Members of a document that `valueOf` needs. */
export const VALUE_MEMBERS = ['urn', 'timestampMillis', 'event', 'systemMetadata'];

/** A document as stored in an index. */
export function sourceOf(document: TimeseriesDocument): JsonObject {
  const { urn, timestampMillis, runId, messageId, eventGranularity, partitionSpec, isExploded, event } = document;
  const systemMetadata = document.systemMetadata as JsonObject | undefined;
  return {
    ...document.stats,
    urn,
    '@timestamp': timestampMillis,
    timestampMillis,
    isExploded,
    ...(runId === undefined ? {} : { runId }),
    ...(messageId === undefined ? {} : { messageId }),
    ...(eventGranularity === undefined ? {} : { eventGranularity }),
    ...(partitionSpec === undefined ? {} : { partitionSpec: { ...partitionSpec } }),
    ...(event === undefined ? {} : { event }),
    ...(systemMetadata === undefined ? {} : { systemMetadata }),
  };
}

/** The value in the source of a row document. */
export function valueOf(source: JsonObject): TimeseriesValue {
  const { urn, timestampMillis, event, systemMetadata } = source;
  return {
    urn: typeof urn === 'string' ? urn : '',
    timestampMillis: Number(timestampMillis),
    value: isJsonObject(event) ? event : {},
    systemMetadata: isJsonObject(systemMetadata) ? systemMetadata : undefined,
  };
}

/** A document as stored in an index. */
export interface SourceDocument {
  readonly id: string;
  readonly source: JsonObject;
}

/** The hits in a search response. */
export function hitsOf(answer: JsonObject): readonly SourceDocument[] {
  const hits = isJsonObject(answer.hits) ? answer.hits.hits : undefined;
  return (Array.isArray(hits) ? hits : []).filter(isJsonObject).map(({ _id: id, _source: source }) => ({
    id: typeof id === 'string' ? id : '',
    source: isJsonObject(source) ? source : {},
  }));
}

/** The total number of hits in a search response. */
export function totalOf(answer: JsonObject): number {
  const total = isJsonObject(answer.hits) ? answer.hits.total : undefined;
  return isJsonObject(total) ? Number(total.value) : 0;
}

/** The value at `path`, such as `userCounts.count`. */
export function memberAt(source: JsonObject, path: string): JsonValue | undefined {
  let found: JsonValue | undefined = source;
  for (const step of path.split('.')) found = isJsonObject(found) ? found[step] : undefined;
  return found;
}

/** The object that a member of a response is; an empty one if it is none. */
export function objectAt(answer: JsonObject, name: string): JsonObject {
  const found = answer[name];
  return isJsonObject(found) ? found : {};
}
