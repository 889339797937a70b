import type { AspectRecord } from '../../aspects/index.js';
import { rounded } from '../../foundation/json/exact-json.js';
import { isJsonObject, type JsonObject, type JsonValue } from '../../foundation/json/json.js';
import type { PropertyValueType } from '../search-document.js';
import { MAX_LIST_LENGTH } from './document-limits.js';
import { type PropertyDefinition, propertyFieldName } from './property-definition.js';

/** Values of structured properties in a document. */
export interface PropertyValues {
  /** By field name. */
  readonly values: JsonObject;
  readonly types: Readonly<Record<string, PropertyValueType>>;
}

/** Urns of the structured properties that an entity has values of. */
export function assignedProperties(aspects: ReadonlyMap<string, AspectRecord>): readonly string[] {
  return assignments(aspects.get('structuredProperties')?.value).map(({ propertyUrn }) => propertyUrn);
}

/** The values of known properties; undefined if there are none. */
export function propertyValues(
  aspect: AspectRecord | undefined,
  definitions: ReadonlyMap<string, PropertyDefinition>,
): PropertyValues | undefined {
  const values: JsonObject = {};
  const types: Record<string, PropertyValueType> = {};
  for (const { propertyUrn, given } of assignments(aspect?.value)) {
    const definition = definitions.get(propertyUrn);
    const found = definition === undefined ? [] : typedValues(given, definition.valueType);
    if (definition === undefined || found.length === 0) continue;
    const name = propertyFieldName(definition);
    values[name] = found;
    types[name] = definition.valueType;
  }
  return Object.keys(types).length === 0 ? undefined : { values, types };
}

interface Assignment {
  readonly propertyUrn: string;
  readonly given: readonly JsonValue[];
}

function assignments(value: JsonObject | undefined): readonly Assignment[] {
  const properties = value?.['properties'];
  if (!Array.isArray(properties)) return [];
  return properties.flatMap((property) => {
    if (!isJsonObject(property) || typeof property['propertyUrn'] !== 'string') return [];
    const given = Array.isArray(property['values']) ? property['values'] : [];
    return [{ propertyUrn: property['propertyUrn'], given }];
  });
}

function typedValues(given: readonly JsonValue[], type: PropertyValueType): JsonValue[] {
  return given
    .slice(0, MAX_LIST_LENGTH)
    .map((member) => typedValue(isJsonObject(member) ? (member['string'] ?? member['double']) : member, type))
    .filter((value) => value !== undefined);
}

function typedValue(given: JsonValue | undefined, type: PropertyValueType): string | number | undefined {
  const value = rounded(given);
  if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return undefined;
  if (type !== 'number' && type !== 'date') return String(value);
  const number = type === 'number' || typeof value === 'number' ? Number(value) : Date.parse(value);
  return Number.isFinite(number) ? number : undefined;
}
