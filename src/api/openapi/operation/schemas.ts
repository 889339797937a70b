import type { JsonObject } from '../../../foundation/json/json.js';

/** Schema of a string. */
export const TEXT: JsonObject = { type: 'string' };
/** Schema of a urn. */
export const URN: JsonObject = { type: 'string', pattern: '^urn:li:' };
/** Schema of an integer. */
export const WHOLE: JsonObject = { type: 'integer', format: 'int64' };
/** Schema of a count. */
export const COUNT: JsonObject = { type: 'integer', format: 'int32', minimum: 0 };
/** Schema of any number. */
export const NUMBER: JsonObject = { type: 'number' };
/** Schema of a flag. */
export const FLAG: JsonObject = { type: 'boolean' };
/** Schema of an object with arbitrary members. */
export const ANY_OBJECT: JsonObject = { type: 'object', additionalProperties: true };

/** A list of values of one schema. */
export function listOf(items: JsonObject): JsonObject {
  return { type: 'array', items };
}

/** An object with arbitrary members of one schema. */
export function mapOf(values: JsonObject): JsonObject {
  return { type: 'object', additionalProperties: values };
}

/** One of several strings. */
export function oneOfTexts(...values: readonly string[]): JsonObject {
  return { type: 'string', enum: [...values] };
}

/** A reference to a schema among the components. */
export function refTo(name: string): JsonObject {
  return { $ref: `#/components/schemas/${name}` };
}

/** An object with these members, of which the named ones are required. */
export function object(properties: Readonly<Record<string, JsonObject>>, ...required: readonly string[]): JsonObject {
  return { type: 'object', properties: { ...properties }, ...(required.length > 0 && { required: [...required] }) };
}

/** An object whose members are all required. */
export function record(properties: Readonly<Record<string, JsonObject>>): JsonObject {
  return object(properties, ...Object.keys(properties));
}
