import type { JsonObject } from '../../common/json.js';

/** Groups that the document is also served in, one by one. */
export const GROUPS = ['openapi-v3', 'openapi-v2', 'openapi-v1', 'operations', 'openlineage', 'events'] as const;

/** One of `GROUPS`. */
export type Group = (typeof GROUPS)[number];

/** A parameter of the path or the query. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly schema: JsonObject;
  readonly required?: boolean;
}

/** One operation of the document. */
export interface Operation {
  readonly group: Group;
  readonly method: 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete';
  /** Path with `{name}` for parameters. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly parameters?: readonly Parameter[];
  /** Schema of the request body. */
  readonly body?: JsonObject;
  /** Schema of the answer; absent = an answer without a body. */
  readonly answer?: JsonObject;
  /** Statuses of success; absent = 200. */
  readonly statuses?: readonly number[];
}

/** Schema of a text. */
export const TEXT: JsonObject = { type: 'string' };
/** Schema of a whole number. */
export const WHOLE: JsonObject = { type: 'integer', format: 'int64' };
/** Schema of a flag. */
export const FLAG: JsonObject = { type: 'boolean' };
/** Schema of an object of any members. */
export const ANY_OBJECT: JsonObject = { type: 'object', additionalProperties: true };

/** A list of values of one schema. */
export function listOf(items: JsonObject): JsonObject {
  return { type: 'array', items };
}

/** A reference to a schema among the components. */
export function refTo(name: string): JsonObject {
  return { $ref: `#/components/schemas/${name}` };
}

/** An object with these members; of which the named ones are required. */
export function object(properties: Readonly<Record<string, JsonObject>>, ...required: readonly string[]): JsonObject {
  return { type: 'object', properties: { ...properties }, ...(required.length > 0 && { required: [...required] }) };
}

/** Optional query parameters by name. */
export function query(parameters: Readonly<Record<string, JsonObject>>): readonly Parameter[] {
  return Object.entries(parameters).map(([name, schema]) => ({ name, in: 'query', schema }));
}

/** Required text parameters of the path. */
export function inPath(...names: readonly string[]): readonly Parameter[] {
  return names.map((name) => ({ name, in: 'path', schema: TEXT, required: true }));
}

/** The operation as the document words it. */
export function operationObject(operation: Operation): JsonObject {
  const { tag, summary, method, path, parameters = [], body, answer, statuses = [200] } = operation;
  const content = answer === undefined ? {} : { content: { 'application/json': { schema: answer } } };
  const succeeded = statuses.map((status) => [String(status), { description: 'Done.', ...content }] as const);
  const failed = { description: 'Refused or failed.', content: { 'application/json': { schema: refTo('Error') } } };
  return {
    tags: [tag],
    summary,
    operationId: `${method}${path.replace(/[^A-Za-z0-9]+(.)?/g, (_match, next: string | undefined) => (next ?? '').toUpperCase())}`,
    parameters: parameters.map((parameter) => ({ ...parameter })),
    ...(body !== undefined && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: {
      ...Object.fromEntries(succeeded),
      '404': { description: 'There is no such thing.' },
      default: failed,
    },
  };
}
