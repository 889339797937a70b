import type { SystemMetadata } from '../../../src/aspects/index.js';
import type { JsonObject } from '../../../src/foundation/json/json.js';
import { ModelRegistry } from '../../../src/model/index.js';
import { type TimeseriesDocument, timeseriesDocuments } from '../../../src/timeseries/index.js';

const REGISTRY = ModelRegistry.standard();

/** Urn of a dataset. */
export function dataset(name: string): string {
  return `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;
}

/** The documents of a value, as ingestion makes them. */
export function documentsOf(
  urn: string,
  aspectName: string,
  value: JsonObject,
  systemMetadata?: SystemMetadata,
): readonly TimeseriesDocument[] {
  const entityType = urn.split(':')[2] ?? '';
  const aspect = REGISTRY.aspect(entityType, aspectName);
  return timeseriesDocuments({
    urn,
    entityType,
    aspect,
    value,
    ...(systemMetadata === undefined ? {} : { systemMetadata }),
  });
}
