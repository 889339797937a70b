import { invalidArgument } from '../../../foundation/common/errors.js';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../foundation/json/json.js';
import { type Body, bodyOf } from './body.js';
import { FLAG, listOf as listSchema, object, TEXT, WHOLE } from './schemas.js';

/** One member of a body: its schema in the document, and its parser. */
export interface Member<T> {
  readonly schema: JsonObject;
  /** Whether the document marks it as required; `read` refuses a body without it. */
  readonly isRequired: boolean;
  /** The value of a member, which refusals name `called`; undefined and null are absent. */
  read(value: JsonValue | undefined, called: string): T;
}

/** Members by name. */
export type MemberMap = Readonly<Record<string, Member<unknown>>>;

/** The values of a `MemberMap`. */
export type MembersOf<M extends MemberMap> = {
  readonly [K in keyof M]: M[K] extends Member<infer T> ? T : never;
};

/** The wording of refusals: the name of a member, and the message for a body that is not an object. */
export interface Wording {
  readonly member?: (name: string) => string;
  readonly body?: string;
}

/** A member of `schema`; `read` returns undefined for a value that does not match `expects`. */
export function member<T>(
  schema: JsonObject,
  expects: string,
  read: (value: JsonValue) => T | undefined,
): Member<T | undefined> {
  return {
    schema,
    isRequired: false,
    read: (value, called) => {
      if (value === undefined || value === null) return undefined;
      const found = read(value);
      if (found !== undefined) return found;
      throw invalidArgument(`${called} must be ${expects}.`);
    },
  };
}

/** A non-empty string. */
export const filledText = (schema: JsonObject = TEXT): Member<string | undefined> =>
  member(schema, 'a text that is not empty', (value) =>
    typeof value === 'string' && value !== '' ? value : undefined,
  );

/** A string. */
export const anyText = (schema: JsonObject = TEXT): Member<string | undefined> =>
  member(schema, 'a string', (value) => (typeof value === 'string' ? value : undefined));

/** A list of strings. */
export const texts = (items: JsonObject = TEXT): Member<readonly string[] | undefined> =>
  member(listSchema(items), 'an array of strings', (value) =>
    Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : undefined,
  );

/** A list of strings; an empty list counts as absent. */
export const someTexts = (items: JsonObject = TEXT): Member<readonly string[] | undefined> =>
  mappedMember(texts(items), (found) => (found?.length === 0 ? undefined : found));

/** True or false. */
export const truth = (): Member<boolean | undefined> =>
  member(FLAG, 'true or false', (value) => (typeof value === 'boolean' ? value : undefined));

/** An integer; `expects` describes its meaning. */
export const whole = (schema: JsonObject = WHOLE, expects = 'a whole number'): Member<number | undefined> =>
  member(schema, expects, (value) => (typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined));

/** Gives a member a default. */
export function withDefault<T>(inner: Member<T | undefined>, fallback: T): Member<T> {
  return { ...inner, read: (value, called) => inner.read(value, called) ?? fallback };
}

/** Makes a member required: a body without it is refused with `refusal`. */
export function requiredMember<T>(inner: Member<T | undefined>, refusal: string): Member<T> {
  const read = (value: JsonValue | undefined, called: string): T => {
    const found = inner.read(value, called);
    if (found !== undefined) return found;
    throw invalidArgument(refusal);
  };
  return { ...inner, isRequired: true, read };
}

/** Adds a conversion to a member; `change` converts or refuses its value. */
export function mappedMember<T, U>(inner: Member<T>, change: (value: T, called: string) => U): Member<U> {
  return { ...inner, read: (value, called) => change(inner.read(value, called), called) };
}

/** A member of any type that the operation ignores. */
export function unreadMember(schema: JsonObject): Member<undefined> {
  return { schema, isRequired: false, read: () => undefined };
}

/** An object with `members`. An absent object is treated as an empty one. */
export function objectMember<M extends MemberMap>(members: M): Member<MembersOf<M>> {
  const readAll = readerOf(members);
  return {
    schema: schemaOf(members),
    isRequired: false,
    read: (value, called) => readAll(objectCalled(called, value ?? {})),
  };
}

/** A list of at most `most` objects with `members`; refusals call them `items`. */
export function objectsMember<M extends MemberMap>(
  members: M,
  items: string,
  most: number,
): Member<readonly MembersOf<M>[]> {
  const readAll = readerOf(members);
  const read = (value: JsonValue | undefined, called: string): readonly MembersOf<M>[] => {
    if (!Array.isArray(value)) throw invalidArgument(`${called} must be an array of ${items}.`);
    if (value.length > most)
      throw invalidArgument(`${called} may hold ${String(most)} at most: send them in several requests.`);
    return value.map((item) => readAll(objectCalled(`Each of ${called}`, item)));
  };
  return { schema: listSchema(schemaOf(members)), isRequired: true, read };
}

/** A body that is an object with `members`. */
export function objectBody<M extends MemberMap>(members: M, wording: Wording = {}): Body<MembersOf<M>> {
  const { body: refusal = 'The body must be a JSON object.', member: called } = wording;
  const readAll = readerOf(members, called);
  return bodyOf(schemaOf(members), (given) => {
    if (isJsonObject(given)) return readAll(given);
    throw invalidArgument(refusal);
  });
}

/** Makes a body optional: values in `empty` count as an empty object. */
export function emptiable<T>(inner: Body<T>, empty: readonly unknown[] = [undefined]): Body<T> {
  return { ...inner, isOptional: true, read: (body) => inner.read(empty.includes(body) ? {} : body) };
}

/** Makes a body lenient: anything except an object counts as an empty object. */
export function lenient<T>(inner: Body<T>): Body<T> {
  return { ...inner, read: (body) => inner.read(isJsonObject(body) ? body : {}) };
}

/** Parses `members` of an object, in order. The parser throws `INVALID_ARGUMENT` naming the member. */
function readerOf<M extends MemberMap>(
  members: M,
  called = (name: string): string => `"${name}"`,
): (given: JsonObject) => MembersOf<M> {
  const declared = Object.entries(members).map(([name, one]) => [name, one, called(name)] as const);
  return (given) =>
    Object.fromEntries(declared.map(([name, one, text]) => [name, one.read(given[name], text)])) as MembersOf<M>;
}

function objectCalled(called: string, value: JsonValue): JsonObject {
  if (isJsonObject(value)) return value;
  throw invalidArgument(`${called} must be a JSON object.`);
}

/** Schema of an object with `members`. */
export function schemaOf(members: MemberMap): JsonObject {
  const schemas = Object.entries(members).map(([name, { schema }]) => [name, schema] as const);
  const required = Object.entries(members).filter(([, { isRequired }]) => isRequired);
  return object(Object.fromEntries(schemas), ...required.map(([name]) => name));
}
