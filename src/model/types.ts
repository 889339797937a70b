import type { UrnAnnotation } from './annotations.js';
import type { ModelSchema } from './keywords.js';

/** Marks an optional field until `record` has read it. */
const OPTIONAL = Symbol('optional');

declare const STORED: unique symbol;
declare const FILLED: unique symbol;
declare const DEFAULTED: unique symbol;

/**
 * JSON Schema of values of one type: `Stored` in stored form, `Filled` with the model's defaults filled in. Both exist
 * only at compile time.
 */
export interface Typed<Stored = unknown, Filled = Stored> extends ModelSchema {
  readonly [STORED]: Stored;
  readonly [FILLED]: Filled;
}

/** Type of the stored values of a schema: fields with a default may be absent. */
export type StoredValue<Schema> = Schema extends { readonly [STORED]: infer Value } ? Value : never;

/** Type of the values of a schema for readers: fields with a default are present. */
export type FilledValue<Schema> = Schema extends { readonly [FILLED]: infer Value } ? Value : never;

/** JSON Schema with the full name of a record or enum, such as `com.linkedin.common.AuditStamp`. */
export interface Named<Name extends string = string> {
  readonly 'x-record': Name;
}

/** A field that may be absent both in stored and in read values. */
interface Optional {
  readonly [OPTIONAL]: true;
}

/** A field that may be absent in stored values, and is present in read values. */
interface Defaulted {
  readonly [DEFAULTED]: true;
}

type Fields = Readonly<Record<string, ModelSchema>>;

type StoredRecord<Of extends Fields> = {
  readonly [Name in keyof Of as Of[Name] extends Optional | Defaulted ? never : Name]: StoredValue<Of[Name]>;
} & {
  readonly [Name in keyof Of as Of[Name] extends Optional | Defaulted ? Name : never]?: StoredValue<Of[Name]>;
};

type FilledRecord<Of extends Fields> = {
  readonly [Name in keyof Of as Of[Name] extends Optional ? never : Name]: FilledValue<Of[Name]>;
} & {
  readonly [Name in keyof Of as Of[Name] extends Optional ? Name : never]?: FilledValue<Of[Name]>;
};

/** Name of a union's member: the full name of a record or enum, otherwise the name of the primitive type. */
type MemberName<Schema> =
  Schema extends Named<infer Name>
    ? Name
    : Schema extends { readonly 'x-primitive': infer Primitive extends string }
      ? Primitive
      : never;

/** The members of a union by name. */
type ByName<Members extends readonly ModelSchema[]> = {
  [Member in Members[number] as MemberName<Member>]: Member;
};

/** An object with exactly one of `Members`; the others can be accessed, and are absent. */
type OneOf<Members> = {
  [Name in keyof Members]: { readonly [Own in Name]: Members[Name] } & {
    readonly [Other in Exclude<keyof Members, Name>]?: undefined;
  };
}[keyof Members];

type StoredMembers<Of extends Fields> = { readonly [Name in keyof Of]: StoredValue<Of[Name]> };
type FilledMembers<Of extends Fields> = { readonly [Name in keyof Of]: FilledValue<Of[Name]> };

type Union<Of extends Fields> = Typed<OneOf<StoredMembers<Of>>, OneOf<FilledMembers<Of>>>;

interface Primitive<Value, Name extends string> extends Typed<Value> {
  readonly 'x-primitive': Name;
}

/** Plain JSON Schema, with the type of its values attached. */
function schema<Schema>(json: object): Schema {
  return json as Schema;
}

const STRING = schema<Primitive<string, 'string'>>({ type: 'string', 'x-primitive': 'string' });
const BYTES = schema<Primitive<string, 'bytes'>>({ type: 'string', format: 'byte', 'x-primitive': 'bytes' });
const URL = schema<Primitive<string, 'string'>>({ type: 'string', format: 'uri', 'x-primitive': 'string' });
const URN = schema<Primitive<string, 'string'>>({ type: 'string', 'x-primitive': 'string', 'x-urn': {} });
const INT = schema<Primitive<number, 'int'>>({ type: 'integer', format: 'int32', 'x-primitive': 'int' });
const LONG = schema<Primitive<number, 'long'>>({ type: 'integer', format: 'int64', 'x-primitive': 'long' });
const FLOAT = schema<Primitive<number, 'float'>>({ type: 'number', format: 'float', 'x-primitive': 'float' });
const DOUBLE = schema<Primitive<number, 'double'>>({ type: 'number', format: 'double', 'x-primitive': 'double' });
const BOOLEAN = schema<Primitive<boolean, 'boolean'>>({ type: 'boolean', 'x-primitive': 'boolean' });

/** A string. */
export const string = (): typeof STRING => STRING;

/** Bytes, encoded as a string. */
export const bytes = (): typeof BYTES => BYTES;

/** A URL; any string is accepted. */
export const url = (): typeof URL => URL;

/** A 32-bit integer. */
export const int = (): typeof INT => INT;

/** A 64-bit integer; times are milliseconds since 1970. */
export const long = (): typeof LONG => LONG;

/** A single-precision number. */
export const float = (): typeof FLOAT => FLOAT;

/** A double-precision number. */
export const double = (): typeof DOUBLE => DOUBLE;

/** True or false. */
export const boolean = (): typeof BOOLEAN => BOOLEAN;

/** A urn of any registered entity type. */
export const urn = (): typeof URN => URN;

/** A urn of one entity type; other urns do not parse. */
export function urnOf(entityType: string): typeof URN {
  const annotation: UrnAnnotation = { entityTypes: [entityType], typed: true };
  return schema({ ...URN, 'x-urn': annotation });
}

/** One of `symbols`; unions use the full name. */
export function enumeration<const Name extends string, const Symbols extends readonly string[]>(
  fullName: Name,
  symbols: Symbols,
): Typed<Symbols[number]> & Named<Name> {
  return schema({ type: 'string', enum: symbols, 'x-record': fullName });
}

/** Bytes of a fixed length. */
export function fixed<const Name extends string>(fullName: Name, length: number): Typed<string> & Named<Name> {
  return schema({ type: 'string', format: 'byte', 'x-record': fullName, 'x-length': length });
}

/** A record: fields by name. Fields that are neither `optional` nor `defaulted` are required. */
export function record<const Name extends string, Of extends Fields>(
  fullName: Name,
  fields: Of,
): Typed<StoredRecord<Of>, FilledRecord<Of>> & Named<Name> {
  const required = Object.keys(fields).filter((name) => !mayBeAbsent(fields[name]));
  return schema({ type: 'object', 'x-record': fullName, properties: fields, required });
}

/** An array of `items`. */
export function array<Item extends ModelSchema>(
  items: Item,
): Typed<readonly StoredValue<Item>[], readonly FilledValue<Item>[]> {
  return schema({ type: 'array', items });
}

/** A map with arbitrary keys and values of one type. */
export function map<Value extends ModelSchema>(
  values: Value,
): Typed<Readonly<Record<string, StoredValue<Value>>>, Readonly<Record<string, FilledValue<Value>>>> {
  return schema({ type: 'object', additionalProperties: values });
}

/** An object with exactly one member, which is named after its type. */
export function union<const Members extends readonly ModelSchema[]>(members: Members): Union<ByName<Members>> {
  return unionOf(Object.fromEntries(members.map((member) => [memberName(member), member])));
}

/** An object with exactly one of `fields`. */
export function aliasedUnion<const Name extends string, Of extends Fields>(
  fullName: Name,
  fields: Of,
): Union<Of> & Named<Name> {
  return schema({ ...unionOf(fields), 'x-record': fullName });
}

/** An optional field. */
export function optional<Schema extends ModelSchema>(field: Schema): Schema & Optional {
  return { ...field, [OPTIONAL]: true };
}

/** An optional field that defaults to `value` for readers; the default is never stored. */
export function defaulted<Schema extends ModelSchema>(field: Schema, value: unknown): Schema & Defaulted {
  return schema({ ...field, default: value });
}

/** A field that is still read and written, but should not be used in new code. */
export function deprecated<Schema extends ModelSchema>(field: Schema): Schema {
  return { ...field, deprecated: true };
}

function unionOf<Schema>(members: Fields): Schema {
  const one = { minProperties: 1, maxProperties: 1, additionalProperties: false };
  return schema({ type: 'object', 'x-union': true, properties: members, ...one });
}

function memberName(member: ModelSchema): string {
  const names = member as Partial<Named> & { readonly 'x-primitive'?: string };
  return names['x-record'] ?? names['x-primitive'] ?? '';
}

function mayBeAbsent(field: ModelSchema | undefined): boolean {
  return field !== undefined && (OPTIONAL in field || 'default' in field);
}
