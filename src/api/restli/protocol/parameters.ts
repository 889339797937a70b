import { invalidArgument } from '../../../foundation/common/errors.js';
import { rounded } from '../../../foundation/common/exact-json.js';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../foundation/common/json.js';
import type { QueryString } from './query-string.js';
import { parseUriValue, type UriValue } from './uri-value.js';

/** One parameter of an action or method: how its value is read, and what holds when it is absent. */
export interface Parameter<T> {
  /** What a value must be, for error texts: "a string". */
  readonly expects: string;
  readonly isRequired: boolean;
  /** The value when the parameter is absent or null; counts only where it is not required. */
  readonly fallback: T | undefined;
  /** The value of a JSON member, or undefined where it has the wrong type. */
  fromJson(value: JsonValue): T | undefined;
  /** The value of a query parameter, or undefined where it cannot be read so. */
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

const flagOf: Reader<boolean> = (value) => (value === 'true' ? true : value === 'false' ? false : undefined);
const numberOf: Reader<number> = (value) =>
  typeof value === 'string' && /^-?\d{1,19}$/.test(value) ? wholeNumber(Number(value)) : undefined;

/**
 * The number without its fraction, kept within what is counted exactly; undefined beyond 64 bits, which no number of
 * DataHub exceeds.
 */
function wholeNumber(value: number): number | undefined {
  if (Math.abs(value) > 2 ** 63) return undefined;
  return Math.max(Number.MIN_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, Math.trunc(value)));
}

/** A text. */
export const text = (): Parameter<string> => parameter('a string', asText, asText);

/** A whole number of at most 64 bits; a fraction is cut off. */
export const integer = (): Parameter<number> => parameter('a number', asNumber, numberOf);

/** Any number, as it is given: for parameters whose limits the callee tells. */
export const number = (): Parameter<number> =>
  parameter('a number', (value) => (typeof value === 'number' ? value : undefined), numberOf);

/** True or false. */
export const flag = (): Parameter<boolean> => parameter('a boolean', asFlag, flagOf);

/** True or false, in JSON also as a text, which clients send; any text but "true" is false. */
export const looseFlag = (): Parameter<boolean> =>
  parameter(
    'a boolean or a string',
    (value) => asFlag(value) ?? (typeof value === 'string' ? value.toLowerCase() === 'true' : undefined),
    flagOf,
  );

/** A record. */
export const record = (): Parameter<JsonObject> => parameter('a record', asRecord, asRecord);

/** A list. One text in a query is a list of one. */
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

/** The same parameter, which may be absent or null. */
export function optional<T>(inner: Parameter<T>): Parameter<T | undefined> {
  return { ...inner, isRequired: false, fallback: undefined };
}

/** The same parameter; `value` holds when it is absent or null. */
export function withDefault<T>(inner: Parameter<T>, value: T): Parameter<T> {
  return { ...inner, isRequired: false, fallback: value };
}

/** Reads the parameters of `method` from a JSON body. Unknown members are ignored. Throws `INVALID_ARGUMENT`. */
export function readBody<M extends ParameterMap>(method: string, parameters: M, body: JsonObject): ValuesOf<M> {
  return readAll(method, parameters, (name, declared) => {
    const value = body[name];
    return value === undefined || value === null ? undefined : { value: declared.fromJson(value) };
  });
}

/**
 * Reads the parameters of `method` from a query, in the syntax of either protocol version. Throws `INVALID_ARGUMENT`.
 */
export function readQuery<M extends ParameterMap>(method: string, parameters: M, query: QueryString): ValuesOf<M> {
  return readAll(method, parameters, (name, declared) => {
    const values = query.all(name);
    return values.length === 0 ? undefined : { value: declared.fromUri(uriValueOf(values)) };
  });
}

/** What the values given for one name amount to: repeated ones (protocol 1.0.0) are a list. */
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
