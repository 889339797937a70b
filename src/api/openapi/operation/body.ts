import { invalidArgument } from '../../../foundation/common/errors.js';
import { isJsonObject, type JsonObject } from '../../../foundation/json/json.js';

/** The body of an operation: its schema in the document, and its parser. */
export interface Body<T> {
  readonly schema: JsonObject;
  /** Whether the document marks it as optional. */
  readonly isOptional: boolean;
  /** Parses the value for the handler. Throws `INVALID_ARGUMENT` naming the mistake. */
  read(body: unknown): T;
}

/** A body that the handler passes on for validation against the model. */
export function modelBody(schema: JsonObject): Body<unknown> {
  return { schema, isOptional: false, read: (body) => body };
}

/** A body that `read` validates and converts. */
export function bodyOf<T>(schema: JsonObject, read: (body: unknown) => T): Body<T> {
  return { schema, isOptional: false, read };
}

/** Makes a body optional. */
export function optionalBody<T>(inner: Body<T>): Body<T> {
  return { ...inner, isOptional: true };
}

/** A body that is a JSON object with arbitrary members. */
export function jsonObjectBody(
  schema: JsonObject,
  refusal = 'The request body must be a JSON object.',
): Body<JsonObject> {
  return bodyOf(schema, (body) => {
    if (isJsonObject(body)) return body;
    throw invalidArgument(refusal);
  });
}
