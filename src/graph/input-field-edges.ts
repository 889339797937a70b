import { isJsonObject, type JsonObject } from '../foundation/common/json.js';
import type { EdgeCollector } from './edge-collector.js';
import { schemaFieldUrn } from './schema-field-urn.js';

/**
 * Fields of a chart or dashboard: an edge `DownstreamOf` from the entity's own field to the field that it shows. The
 * entity is its lifecycle owner.
 */
export function addInputFieldEdges(collector: EdgeCollector, urn: string, value: JsonObject): void {
  const fields = value['fields'];
  for (const field of Array.isArray(fields) ? fields : []) {
    if (!isJsonObject(field) || !isJsonObject(field['schemaField'])) continue;
    const destination = field['schemaFieldUrn'];
    const { fieldPath } = field['schemaField'];
    if (typeof destination !== 'string' || typeof fieldPath !== 'string') continue;
    const source = schemaFieldUrn(urn, fieldPath);
    collector.add({ source, destination, type: 'DownstreamOf', lifecycleOwner: urn, tracksTime: false });
  }
}
