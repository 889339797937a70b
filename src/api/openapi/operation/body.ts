import { invalidArgument } from '../../../foundation/common/errors.js';
import { isJsonObject, type JsonObject } from '../../../foundation/common/json.js';

/** The body of an operation: its schema in the document, and how it is read. */
export interface Body<T> {
  readonly schema: JsonObject;
  /** Whether the document says that it may be left out. */
  readonly isOptional: boolean;
  /** The value that the handler gets. Throws `INVALID_ARGUMENT` that names what is wrong. */
  read(body: unknown): T;
}

/** A body that the handler passes on, to be validated against the model. */
export function modelBody(schema: JsonObject): Body<unknown> {
  return { schema, isOptional: false, read: (body) => body };
}

/** A body that `read` validates and converts. */
export function bodyOf<T>(schema: JsonObject, read: (body: unknown) => T): Body<T> {
  return { schema, isOptional: false, read };
}

/** The same body, which may be left out. */
export function optionalBody<T>(inner: Body<T>): Body<T> {
  return { ...inner, isOptional: true };
}

/** A body that is a JSON object of any members. */
export function jsonObjectBody(
  schema: JsonObject,
  refusal = 'The request body must be a JSON object.',
): Body<JsonObject> {
  return bodyOf(schema, (body) => {
    if (isJsonObject(body)) return body;
    throw invalidArgument(refusal);
  });
}
