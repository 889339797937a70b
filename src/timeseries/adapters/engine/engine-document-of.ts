import { isJsonObject, type JsonObject, type JsonValue } from '../../../foundation/json/json.js';
import type { Series } from '../../series.js';
import { documentId } from '../../document-id.js';
import type { PartitionSpec, TimeseriesDocument } from '../../timeseries-document.js';
import type { SourceDocument } from './engine-document.js';

/** Length of this service's document ids: MD5 in hex. */
const ID_LENGTH = 32;

const COMMON: ReadonlySet<string> = new Set([
  'urn',
  '@timestamp',
  'timestampMillis',
  'runId',
  'messageId',
  'eventGranularity',
  'partitionSpec',
  'isExploded',
  'event',
  'systemMetadata',
]);

/**
 * Converts a document created by DataHub to this service's form. A document whose id has another digest gets this
 * service's id, so that sending a value again replaces it. Undefined for a document without a urn or a time.
 */
export function documentOf({ id, source }: SourceDocument, series: Series): TimeseriesDocument | undefined {
  const { urn, runId, messageId, eventGranularity, partitionSpec, event, systemMetadata } = source;
  const timestampMillis = Number(source.timestampMillis);
  if (typeof urn !== 'string' || !Number.isSafeInteger(timestampMillis)) return undefined;
  const stats = Object.fromEntries(Object.entries(source).filter(([name]) => !COMMON.has(name)));
  const document = {
    entityType: series.entityType,
    aspectName: series.aspect.name,
    urn,
    timestampMillis,
    ...texts({ runId, messageId, eventGranularity }),
    ...(isJsonObject(partitionSpec) && { partitionSpec: partitionSpec as PartitionSpec }),
    isExploded: source.isExploded === true,
    ...(isJsonObject(event) && { event }),
    ...(isJsonObject(systemMetadata) && { systemMetadata }),
    stats,
  };
  return { ...document, id: id.length === ID_LENGTH ? id : documentId(document, collectionIdOf(stats, series)) };
}

function texts(members: Readonly<Record<string, JsonValue | undefined>>): Readonly<Record<string, string>> {
  const given = Object.entries(members).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(given);
}

/** Name and key of the item of an exploded document. */
function collectionIdOf(stats: JsonObject, { aspect }: Series): string | undefined {
  for (const { path, annotation } of aspect.timeseriesCollections) {
    const name = path.at(-1) ?? '';
    const item = stats[name];
    const key = isJsonObject(item) ? item[annotation.key] : undefined;
    if (typeof key === 'string') return name + key;
  }
  return undefined;
}
