import type { JsonObject } from '../../../foundation/common/json.js';

/** Groups that the document is also served in, one by one. */
export const GROUPS = ['openapi-v3', 'openapi-v2', 'openapi-v1', 'operations', 'openlineage', 'events'] as const;

/** One of `GROUPS`. */
export type Group = (typeof GROUPS)[number];

/** A parameter of the query. */
export interface Parameter {
  readonly name: string;
  readonly in: 'query';
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
  /** Schemas of parameters of the path that are more than a text, or than a urn where the name ends so. */
  readonly inPath?: Readonly<Record<string, JsonObject>>;
  readonly parameters?: readonly Parameter[];
  /** Schema of the request body. */
  readonly body?: JsonObject;
  /** Whether the body may be left out. */
  readonly bodyIsOptional?: boolean;
  /** Schema of the answer; absent = an answer without a body. */
  readonly answer?: JsonObject;
  /** Media type of the answer; absent = JSON. */
  readonly answerType?: string;
  /** Statuses of success; absent = 200. */
  readonly statuses?: readonly number[];
  /** Statuses that are answered without a body; of a HEAD, all are. */
  readonly bodiless?: readonly number[];
  /** Whether no token is needed. */
  readonly isPublic?: boolean;
}

/** Schema of a text. */
export const TEXT: JsonObject = { type: 'string' };
/** Schema of a urn. */
export const URN: JsonObject = { type: 'string', pattern: '^urn:li:' };
/** Schema of a whole number. */
export const WHOLE: JsonObject = { type: 'integer', format: 'int64' };
/** Schema of a count. */
export const COUNT: JsonObject = { type: 'integer', format: 'int32', minimum: 0 };
/** Schema of any number. */
export const NUMBER: JsonObject = { type: 'number' };
/** Schema of a flag. */
export const FLAG: JsonObject = { type: 'boolean' };
/** Schema of an object of any members. */
export const ANY_OBJECT: JsonObject = { type: 'object', additionalProperties: true };

/** A list of values of one schema. */
export function listOf(items: JsonObject): JsonObject {
  return { type: 'array', items };
}

/** An object with members of any name and one schema. */
export function mapOf(values: JsonObject): JsonObject {
  return { type: 'object', additionalProperties: values };
}

/** One of some texts. */
export function oneOfTexts(...values: readonly string[]): JsonObject {
  return { type: 'string', enum: [...values] };
}

/** A reference to a schema among the components. */
export function refTo(name: string): JsonObject {
  return { $ref: `#/components/schemas/${name}` };
}

/** An object with these members; of which the named ones are required. */
export function object(properties: Readonly<Record<string, JsonObject>>, ...required: readonly string[]): JsonObject {
  return { type: 'object', properties: { ...properties }, ...(required.length > 0 && { required: [...required] }) };
}

/** An object of which every member is always there. */
export function record(properties: Readonly<Record<string, JsonObject>>): JsonObject {
  return object(properties, ...Object.keys(properties));
}

/** Optional query parameters by name. */
export function query(parameters: Readonly<Record<string, JsonObject>>): readonly Parameter[] {
  return Object.entries(parameters).map(([name, schema]) => ({ name, in: 'query', schema }));
}

/** Required query parameters by name. */
export function required(parameters: Readonly<Record<string, JsonObject>>): readonly Parameter[] {
  return query(parameters).map((parameter) => ({ ...parameter, required: true }));
}
