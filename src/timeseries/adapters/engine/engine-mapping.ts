import { isJsonObject, type JsonObject, type JsonValue } from '../../../foundation/json/json.js';
import type { Series } from '../../series.js';
import { type SeriesFieldType, seriesFields } from '../../series-fields.js';

/**
 * Longest indexed text, in characters: an index accepts at most 32,766 bytes per text. Longer texts are stored but not
 * searchable.
 */
const LONGEST_TEXT = 8_191;

const TYPES: Readonly<Record<SeriesFieldType, JsonObject>> = {
  integer: { type: 'integer' },
  long: { type: 'long' },
  float: { type: 'float' },
  double: { type: 'double' },
  date: { type: 'date', format: 'epoch_millis||strict_date_optional_time' },
  keyword: { type: 'keyword', ignore_above: LONGEST_TEXT },
};

/** Fields of every time-series index in addition to those of `seriesFields`. */
const FIXED: JsonObject = {
  isExploded: { type: 'boolean' },
  event: { type: 'object', enabled: false },
  systemMetadata: { type: 'object', enabled: false },
};

/** The mapping properties of a time series' index: fields of every document, of the value, and of collection items. */
export function mappingProperties({ aspect }: Series): JsonObject {
  const properties: JsonObject = { ...FIXED };
  for (const { name, type } of seriesFields(aspect).values()) {
    const [first = '', ...rest] = name.split('.');
    if (rest.length === 0) properties[first] = TYPES[type];
    else membersOf(properties, first)[rest.join('.')] = TYPES[type];
  }
  return properties;
}

/**
 * The part of `wanted` that `present` lacks; undefined if nothing is missing. Existing fields stay, because their types
 * cannot be changed.
 */
export function missingProperties(wanted: JsonObject, present: JsonObject): JsonObject | undefined {
  const missing: JsonObject = {};
  for (const [name, property] of Object.entries(wanted)) {
    const found = present[name];
    if (!isJsonObject(property)) continue;
    if (!isJsonObject(found)) missing[name] = property;
    else if (isJsonObject(property.properties)) {
      const inner = missingProperties(property.properties, isJsonObject(found.properties) ? found.properties : {});
      if (inner !== undefined) missing[name] = { properties: inner };
    }
  }
  return Object.keys(missing).length === 0 ? undefined : missing;
}

/** Numbers of any size are compared and summed alike. */
const KINDS: Readonly<Record<string, string>> = {
  integer: 'number',
  long: 'number',
  float: 'number',
  double: 'number',
};

/**
 * Whether every field of `wanted` that exists in `present` has the wanted kind, so that searches behave the same;
 * missing fields can be added.
 */
export function fitsMapping(wanted: JsonObject, present: JsonObject): boolean {
  return Object.entries(wanted).every(([name, property]) => {
    const found = present[name];
    if (!isJsonObject(property) || !isJsonObject(found)) return true;
    if (property.enabled === false) return found.enabled === false;
    if (isJsonObject(property.properties)) {
      return isJsonObject(found.properties) && fitsMapping(property.properties, found.properties);
    }
    return kindOf(property.type) === kindOf(found.type);
  });
}

function kindOf(type: JsonValue | undefined): JsonValue | undefined {
  return typeof type === 'string' ? (KINDS[type] ?? type) : type;
}

function membersOf(properties: JsonObject, name: string): JsonObject {
  const known = properties[name];
  if (isJsonObject(known) && isJsonObject(known.properties)) return known.properties;
  const members: JsonObject = {};
  properties[name] = { properties: members };
  return members;
}
