import { invalidArgument } from '../../foundation/common/errors.js';
import { isJsonObject, type JsonObject } from '../../foundation/common/json.js';

/** The body of a request as a JSON object. Throws `INVALID_ARGUMENT` when it is not one. */
export function objectIn(body: unknown): JsonObject {
  if (isJsonObject(body)) return body;
  throw invalidArgument('Send a JSON object.');
}

/** A required text. Throws `INVALID_ARGUMENT` with `message` when it is missing, blank or not a text. */
export function textIn(body: JsonObject, name: string, message: string): string {
  const value = body[name];
  if (typeof value === 'string' && value.trim() !== '') return value;
  throw invalidArgument(message);
}

/** An optional text; undefined when it is missing, blank or not a text. */
export function optionalTextIn(body: JsonObject, name: string): string | undefined {
  const value = body[name];
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** A required text of a request to `/auth`. Throws `INVALID_ARGUMENT`. */
export function memberIn(body: JsonObject, name: string): string {
  return textIn(body, name, `The request needs the member "${name}", a text.`);
}
