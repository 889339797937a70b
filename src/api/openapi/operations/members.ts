import { invalidArgument } from '../../../foundation/common/errors.js';
import { isJsonObject, type JsonObject } from '../../../foundation/common/json.js';

/** `body` as an object. Throws `INVALID_ARGUMENT`, calling it `what`. */
export function objectOf(body: unknown, what: string): JsonObject {
  if (isJsonObject(body)) return body;
  throw invalidArgument(`${what} must be a JSON object.`);
}

/**
 * The object that a member is; undefined when it is absent or null. Throws `INVALID_ARGUMENT` naming it, as do all of
 * these for members of another type.
 */
export function objectIn(body: JsonObject, name: string): JsonObject | undefined {
  const value = body[name] ?? undefined;
  return value === undefined ? undefined : objectOf(value, `"${name}"`);
}

/** The text that a member is. */
export function textIn(body: JsonObject, name: string): string | undefined {
  const value = body[name] ?? undefined;
  if (value === undefined || (typeof value === 'string' && value !== '')) return value;
  throw invalidArgument(`"${name}" must be a text that is not empty.`);
}

/** The texts that a member lists; undefined for an empty list, too. */
export function textsIn(body: JsonObject, name: string): readonly string[] | undefined {
  const value = body[name] ?? [];
  if (!Array.isArray(value) || value.some((item) => typeof item !== 'string')) {
    throw invalidArgument(`"${name}" must be an array of strings.`);
  }
  return value.length === 0 ? undefined : value.map(String);
}

/** The flag that a member is. */
export function flagIn(body: JsonObject, name: string, fallback: boolean): boolean {
  const value = body[name] ?? fallback;
  if (typeof value === 'boolean') return value;
  throw invalidArgument(`"${name}" must be true or false.`);
}

/** The whole number that a member is. */
export function wholeIn(body: JsonObject, name: string): number | undefined {
  const value = body[name] ?? undefined;
  if (value === undefined || (typeof value === 'number' && Number.isSafeInteger(value))) return value;
  throw invalidArgument(`"${name}" must be a whole number.`);
}
