import { isJsonObject, type JsonObject } from '../../../foundation/json/json.js';
import type { PropertyValueType } from '../../search-document.js';
import { propertyTypeOf } from './field-mapping.js';
import { objectAt } from './json-reading.js';

/** An index that documents are written to. */
export interface IndexState {
  readonly entityType: string;
  /** The alias that writes use. */
  readonly alias: string;
  /** The name of the index behind the alias. */
  readonly physical: string;
  /** The mapping of the index. */
  readonly mapping: JsonObject;
  /** Mapped fields by name. */
  readonly fields: JsonObject;
  /** Mapped structured properties by field name; undefined = the mapping accepts none of this service's values. */
  readonly properties: Map<string, PropertyValueType | undefined>;
}

/** Parses the response to `GET /<alias>`; of several indices, that for writes counts. */
export function indexState(entityType: string, alias: string, answer: JsonObject): IndexState | undefined {
  const indices = Object.entries(answer);
  const found = indices.find(([, index]) => objectAt(index, 'aliases', alias).is_write_index === true) ?? indices[0];
  if (found === undefined) return undefined;
  const [physical, index] = found;
  const mapping = objectAt(index, 'mappings');
  const fields = objectAt(mapping, 'properties');
  const properties = flattened(objectAt(fields, 'structuredProperties', 'properties'), '');
  return { entityType, alias, physical, mapping, fields, properties: new Map(properties) };
}

function flattened(fields: JsonObject, before: string): readonly (readonly [string, PropertyValueType | undefined])[] {
  return Object.entries(fields).flatMap(([name, mapping]) => {
    if (!isJsonObject(mapping)) return [];
    if (isJsonObject(mapping.properties)) return flattened(mapping.properties, `${before}${name}.`);
    return [[before + name, propertyTypeOf(mapping)] as const];
  });
}
