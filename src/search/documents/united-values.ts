import { isJsonObject, type JsonObject, type JsonValue } from '../../foundation/json/json.js';
import { MAX_LIST_LENGTH } from './document-limits.js';

/**
 * Adds an aspect's value to a document and combines it with values of other aspects: texts become a list, booleans are
 * ORed, and the largest number wins.
 */
export function putValue(fields: JsonObject, name: string, value: JsonValue): void {
  const known = fields[name];
  fields[name] = known === undefined || known === null ? value : unite(known, value);
}

function unite(known: JsonValue, value: JsonValue): JsonValue {
  if (typeof known === 'boolean' && typeof value === 'boolean') return known || value;
  if (typeof known === 'number' && typeof value === 'number') return Math.max(known, value);
  if (isJsonObject(known) && isJsonObject(value)) return { ...known, ...value };
  if (known === value) return known;
  return [...new Set([...asList(known), ...asList(value)])].slice(0, MAX_LIST_LENGTH);
}

function asList(value: JsonValue): readonly JsonValue[] {
  return Array.isArray(value) ? value : [value];
}
