import { invalidArgument } from '../../foundation/common/errors.js';
import { isJsonObject, type JsonObject } from '../../foundation/common/json.js';

/** The JSON object in a request. Throws `INVALID_ARGUMENT` when it is something else. */
export function objectIn(body: unknown): JsonObject {
  if (isJsonObject(body)) return body;
  throw invalidArgument('Send a JSON object.');
}

/** A text that must be there. Throws `INVALID_ARGUMENT` with `message` when it is missing, blank or no text. */
export function textIn(body: JsonObject, name: string, message: string): string {
  const value = body[name];
  if (typeof value === 'string' && value.trim() !== '') return value;
  throw invalidArgument(message);
}

/** A text that may be there. */
export function optionalTextIn(body: JsonObject, name: string): string | undefined {
  const value = body[name];
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** A text that must be there, in the words of the endpoints under `/auth`. Throws `INVALID_ARGUMENT`. */
export function memberIn(body: JsonObject, name: string): string {
  return textIn(body, name, `The request needs the member "${name}", a text.`);
}
