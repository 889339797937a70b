import { isJsonObject, type JsonObject } from '../foundation/json/json.js';
import type { ExtractedEdge } from './edge.js';
import { schemaFieldUrn } from './schema-field-urn.js';

/**
 * Fields of a chart or dashboard: an edge `DownstreamOf` from the entity's own field to the field that it shows. The
 * entity is its lifecycle owner.
 */
export function* inputFieldEdges(urn: string, value: JsonObject): Generator<ExtractedEdge> {
  const fields = value['fields'];
  for (const field of Array.isArray(fields) ? fields : []) {
    if (!isJsonObject(field) || !isJsonObject(field['schemaField'])) continue;
    const destination = field['schemaFieldUrn'];
    const { fieldPath } = field['schemaField'];
    if (typeof destination !== 'string' || typeof fieldPath !== 'string') continue;
    const source = schemaFieldUrn(urn, fieldPath);
    yield { source, destination, type: 'DownstreamOf', lifecycleOwner: urn, tracksTime: false };
  }
}
