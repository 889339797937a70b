import { invalidArgument } from '../../foundation/common/errors.js';
import { isJsonObject, type JsonObject } from '../../foundation/json/json.js';

/** Returns the body of a request as a JSON object. Throws `INVALID_ARGUMENT` for other bodies. */
export function objectIn(body: unknown): JsonObject {
  if (isJsonObject(body)) return body;
  throw invalidArgument('Send a JSON object.');
}

/** Returns a required string. Throws `INVALID_ARGUMENT` with `message` if it is missing, blank or not a string. */
export function textIn(body: JsonObject, name: string, message: string): string {
  const value = body[name];
  if (typeof value === 'string' && value.trim() !== '') return value;
  throw invalidArgument(message);
}

/** Returns an optional string; undefined if it is missing, blank or not a string. */
export function optionalTextIn(body: JsonObject, name: string): string | undefined {
  const value = body[name];
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** Returns a required string of a request to `/auth`. Throws `INVALID_ARGUMENT`. */
export function memberIn(body: JsonObject, name: string): string {
  return textIn(body, name, `The request needs the member "${name}", a string.`);
}
