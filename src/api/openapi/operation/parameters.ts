import { invalidArgument } from '../../../foundation/common/errors.js';
import type { JsonObject } from '../../../foundation/json/json.js';
import { Urn } from '../../../foundation/common/urn.js';
import { flagOf, integerOf, listOf as listIn, type Query, textOf, valuesOf } from '../query.js';
import { COUNT, FLAG, listOf, TEXT, URN, WHOLE } from './schemas.js';

/** One parameter of the path or the query: its schema in the document, and its parser. */
export interface Parameter<T> {
  readonly schema: JsonObject;
  /** Whether the document marks it as required; `read` refuses a request without it. */
  readonly isRequired: boolean;
  /** Whether the document includes it. */
  readonly isShown: boolean;
  /** The value, or the default. Throws `INVALID_ARGUMENT` naming the parameter and its allowed values. */
  read(given: Query, name: string): T;
}

/** A parameter that clients send and the operation ignores. */
export interface UnreadParameter {
  readonly schema: JsonObject;
  readonly isRequired: false;
  readonly isShown: true;
}

/** Parameters by name, in the order of parsing and of the document. */
export type ParameterMap = Readonly<Record<string, Parameter<unknown> | UnreadParameter>>;

/** The values of a `ParameterMap`. */
export type ValuesOf<M> = {
  readonly [K in keyof M as M[K] extends Parameter<unknown> ? K : never]: M[K] extends Parameter<infer T> ? T : never;
};

/** Limits of an integer. */
export interface IntegerOptions {
  /** Absent = a schema with the limits. */
  readonly schema?: JsonObject;
  readonly least?: number;
  readonly most?: number;
  /** The message for a number outside the limits; absent = the standard one. */
  readonly refusal?: string;
}

/** A parameter of `schema`, parsed by `read`. */
export function parameter<T>(schema: JsonObject, read: Parameter<T>['read']): Parameter<T> {
  return { schema, isRequired: false, isShown: true, read };
}

/** True or false. */
export function flag<T extends boolean | undefined>(fallback: T): Parameter<boolean | T> {
  return parameter(FLAG, (given, name) => {
    const text = textOf(given, name) ?? '';
    return text === '' ? fallback : flagOf(given, name, false);
  });
}

/** An integer. The limits do not apply to the fallback. */
export function integer<T extends number | undefined>(
  fallback: T,
  options: IntegerOptions = {},
): Parameter<number | T> {
  const { least = -Infinity, most = Infinity, refusal } = options;
  return parameter(options.schema ?? integerSchema(options), (given, name) => {
    const text = textOf(given, name) ?? '';
    if (text === '') return fallback;
    const value = integerOf(given, name, 0);
    if (value >= least && value <= most) return value;
    throw invalidArgument(refusal ?? `The query parameter "${name}" must be from ${String(least)} to ${String(most)}.`);
  });
}

function integerSchema({ least: minimum, most: maximum }: IntegerOptions): JsonObject {
  return minimum === undefined || maximum === undefined ? WHOLE : { type: 'integer', minimum, maximum };
}

/** A string; an empty one counts as absent. */
export function text(schema: JsonObject = TEXT): Parameter<string | undefined> {
  return parameter(schema, (given, name) => textOf(given, name) || undefined);
}

/** A string, unchanged even if it is empty. */
export function rawText(schema: JsonObject = TEXT): Parameter<string | undefined> {
  return parameter(schema, textOf);
}

/** A urn, normalized. Also throws `MALFORMED_URN`. */
export function urn(): Parameter<string> {
  return parameter(URN, (given, name) => Urn.parse(textOf(given, name) ?? '').toString());
}

/** A list, as repeated parameters or with commas; undefined if the parameter is absent. */
export function list(): Parameter<readonly string[] | undefined> {
  return parameter(listOf(TEXT), listIn);
}

/**
 * A repeated string; values may contain commas. Empty if the parameter is absent. `others` are alternative names that
 * clients use.
 */
export function values(items: JsonObject = TEXT, ...others: readonly string[]): Parameter<readonly string[]> {
  return parameter(listOf(items), (given, name) => valuesOf(given, name, ...others));
}

/** The parameters of a page: start and count. */
export function page(count: number) {
  const refusal = 'The query parameters "start" and "count" must not be negative.';
  const options = { schema: COUNT, least: 0, refusal };
  return { start: integer(0, options), count: integer(count, options) };
}

/** One of `symbols`, in any case. `refusal` is the message for any other text. */
export function symbol<const S extends string, F extends S | undefined>(
  symbols: readonly S[],
  fallback: F,
  refusal: (name: string, text: string) => string,
): Parameter<S | F> {
  return parameter({ type: 'string', enum: [...symbols] }, (given, name) => {
    const value = textOf(given, name) ?? '';
    if (value === '') return fallback;
    const found = symbols.find((one) => one === value.toUpperCase());
    if (found !== undefined) return found;
    throw invalidArgument(refusal(name, value));
  });
}

/** Makes a parameter required: a missing one, an empty text and an empty list are refused with `refusal`. */
export function required<T>(inner: Parameter<T>, refusal: string): Parameter<NonNullable<T>> {
  const read = (given: Query, name: string): NonNullable<T> => {
    const value = inner.read(given, name);
    if (value === undefined || value === null || (Array.isArray(value) && value.length === 0))
      throw invalidArgument(refusal);
    return value;
  };
  return { ...inner, isRequired: true, read };
}

/** Adds a conversion to a parameter; `change` converts or refuses its value. */
export function mapped<T, U>(inner: Parameter<T>, change: (value: T) => U): Parameter<U> {
  return { ...inner, read: (given, name) => change(inner.read(given, name)) };
}

/** Gives a parameter another schema in the document. */
export function shownAs<T>(inner: Parameter<T>, schema: JsonObject): Parameter<T> {
  return { ...inner, schema };
}

/** Hides a parameter from the document. */
export function hidden<T>(inner: Parameter<T>): Parameter<T> {
  return { ...inner, isShown: false };
}

/** Defers parsing until the handler calls the value: for parameters that only some requests need. */
export function deferred<T>(inner: Parameter<T>): Parameter<() => T> {
  return { ...inner, read: (given, name) => () => inner.read(given, name) };
}

/** A parameter that the operation does not parse: it has no effect, or is part of `Caller.ingest`. */
export function unread(schema: JsonObject): UnreadParameter {
  return { schema, isRequired: false, isShown: true };
}
