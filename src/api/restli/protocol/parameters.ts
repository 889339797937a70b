import { booleanOf } from '../../../foundation/common/boolean-text.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { rounded } from '../../../foundation/json/exact-json.js';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../foundation/json/json.js';
import type { QueryString } from './query-string.js';
import { parseUriValue, type UriValue } from './uri-value.js';

/** One parameter of an action or method: how its value is parsed, and its default. */
export interface Parameter<T> {
  /** The expected value, for error messages: "a string". */
  readonly expects: string;
  readonly isRequired: boolean;
  /** The value if the parameter is absent or null; used only if it is not required. */
  readonly fallback: T | undefined;
  /** The value of a JSON member; undefined if it has the wrong type. */
  fromJson(value: JsonValue): T | undefined;
  /** The value of a query parameter; undefined if it cannot be parsed. */
  fromUri(value: UriValue): T | undefined;
}

/** Parameters by name. */
export type ParameterMap = Readonly<Record<string, Parameter<unknown>>>;

/** The values of a `ParameterMap`. */
export type ValuesOf<M extends ParameterMap> = {
  readonly [K in keyof M]: M[K] extends Parameter<infer T> ? T : never;
};

type Reader<T> = (value: unknown) => T | undefined;

function parameter<T>(expects: string, fromJson: Reader<T>, fromUri: Reader<T>): Parameter<T> {
  return { expects, isRequired: true, fallback: undefined, fromJson, fromUri };
}

const asText: Reader<string> = (value) => (typeof value === 'string' ? value : undefined);
const asFlag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);
const asNumber: Reader<number> = (value) => {
  const number = rounded(value);
  return typeof number === 'number' ? wholeNumber(number) : undefined;
};
const asRecord: Reader<JsonObject> = (value) => (isJsonObject(value) ? value : undefined);

const asAnyNumber: Reader<number> = (value) => {
  const number = rounded(value);
  return typeof number === 'number' ? number : undefined;
};

const NUMBER = /^-?\d{1,30}$/;
const anyNumberOf: Reader<number> = (value) =>
  typeof value === 'string' && NUMBER.test(value) ? Number(value) : undefined;

const numberOf: Reader<number> = (value) =>
  typeof value === 'string' && /^-?\d{1,19}$/.test(value) ? wholeNumber(Number(value)) : undefined;

/**
 * The number without its fraction, limited to the range of exact integers; undefined beyond 64 bits, which no number of
 * DataHub exceeds.
 */
function wholeNumber(value: number): number | undefined {
  if (Math.abs(value) > 2 ** 63) return undefined;
  return Math.max(Number.MIN_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, Math.trunc(value)));
}

/** A string. */
export const text = (): Parameter<string> => parameter('a string', asText, asText);

/** An integer of at most 64 bits; fractions are truncated. */
export const integer = (): Parameter<number> => parameter('a number', asNumber, numberOf);

/** Any number, unchanged: for parameters whose limits the callee checks. */
export const number = (): Parameter<number> => parameter('a number', asAnyNumber, anyNumberOf);

/** True or false. */
export const flag = (): Parameter<boolean> => parameter('a boolean', asFlag, booleanOf);

/** True or false, in JSON also as a string, which clients send; any string except "true" is false. */
export const looseFlag = (): Parameter<boolean> =>
  parameter(
    'a boolean or a string',
    (value) => asFlag(value) ?? (typeof value === 'string' ? value.toLowerCase() === 'true' : undefined),
    booleanOf,
  );

/** A record. */
export const record = (): Parameter<JsonObject> => parameter('a record', asRecord, asRecord);

/** A list. A single text in a query is a list of one item. */
export function list<T>(item: Parameter<T>): Parameter<readonly T[]> {
  const read = (values: readonly unknown[], reader: Reader<T>): readonly T[] | undefined => {
    const items = values.map(reader);
    return items.some((value) => value === undefined) ? undefined : (items as readonly T[]);
  };
  return parameter(
    `an array, each item ${item.expects}`,
    (value) => (Array.isArray(value) ? read(value, (entry) => item.fromJson(entry as JsonValue)) : undefined),
    (value) => read(Array.isArray(value) ? value : [value], (entry) => item.fromUri(entry as UriValue)),
  );
}

/** One of `symbols`. */
export const symbol = <S extends string>(...symbols: readonly S[]): Parameter<S> => {
  const read: Reader<S> = (value) => symbols.find((candidate) => candidate === value);
  return parameter(`one of ${symbols.join(', ')}`, read, read);
};

/** Makes a parameter optional; it may be absent or null. */
export function optional<T>(inner: Parameter<T>): Parameter<T | undefined> {
  return { ...inner, isRequired: false, fallback: undefined };
}

/** Gives a parameter the default `value` if it is absent or null. */
export function withDefault<T>(inner: Parameter<T>, value: T): Parameter<T> {
  return { ...inner, isRequired: false, fallback: value };
}

/** Parses the parameters of `method` from a JSON body. Ignores unknown members. Throws `INVALID_ARGUMENT`. */
export function readBody<M extends ParameterMap>(method: string, parameters: M, body: JsonObject): ValuesOf<M> {
  return readAll(method, parameters, (name, declared) => {
    const value = body[name];
    return value === undefined || value === null ? undefined : { value: declared.fromJson(value) };
  });
}

/**
 * Parses the parameters of `method` from a query, in the syntax of either protocol version. Throws `INVALID_ARGUMENT`.
 */
export function readQuery<M extends ParameterMap>(method: string, parameters: M, query: QueryString): ValuesOf<M> {
  return readAll(method, parameters, (name, declared) => {
    const values = query.all(name);
    return values.length === 0 ? undefined : { value: declared.fromUri(uriValueOf(values)) };
  });
}

/** The value for one name: repeated values (protocol 1.0.0) become a list. */
export function uriValueOf(values: readonly string[]): UriValue {
  const parsed = values.map(parseUriValue);
  return parsed.length === 1 ? (parsed[0] ?? '') : parsed.flat();
}

type Given = (name: string, declared: Parameter<unknown>) => { readonly value: unknown } | undefined;

function readAll<M extends ParameterMap>(method: string, parameters: M, given: Given): ValuesOf<M> {
  const entries = Object.entries(parameters).map(([name, declared]) => [name, readOne(method, name, declared, given)]);
  return Object.fromEntries(entries) as ValuesOf<M>;
}

function readOne(method: string, name: string, declared: Parameter<unknown>, given: Given): unknown {
  const found = given(name, declared);
  if (found === undefined) {
    if (declared.isRequired) throw invalidArgument(`Parameter '${name}' is required`);
    return declared.fallback;
  }
  if (found.value !== undefined) return found.value;
  const reason = `[ERROR :: /${name} :: expected ${declared.expects}]`;
  throw invalidArgument(`Parameters of method '${method}' failed validation with error '${reason}'`);
}
