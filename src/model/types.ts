import type {
  Static,
  TBoolean,
  TInteger,
  TNumber,
  TObject,
  TOptional,
  TProperties,
  TSchema,
  TString,
  TUnsafe,
} from 'typebox';
import type { UrnAnnotation } from './annotations.js';

/** Marks a field that may be absent, until `record` has read it. */
const OPTIONAL = Symbol('optional');

/** JSON Schema that carries the full name of a record or enum, as in `com.linkedin.common.AuditStamp`. */
export interface Named<Name extends string = string> {
  readonly 'x-record': Name;
}

/** Name of a union's member: the full name of a record or enum, else the name of the primitive. */
type MemberName<Schema> =
  Schema extends Named<infer Name>
    ? Name
    : Schema extends { readonly 'x-primitive': infer Primitive extends string }
      ? Primitive
      : never;

/** A value of a union: an object with exactly one member. */
type UnionValue<Members extends readonly TSchema[]> = {
  [Index in keyof Members]: { [Name in MemberName<Members[Index]>]: Static<Members[Index]> };
}[number];

type Primitive<Schema, Name extends string> = Schema & { readonly 'x-primitive': Name };

/**
 * These builders return plain JSON Schema typed as TypeBox does it, so that `Static` works on them. TypeBox itself is
 * not loaded: its modules take longer to load than the whole model does.
 */
function schema<Schema>(json: object): Schema {
  return json as Schema;
}

const STRING = schema<Primitive<TString, 'string'>>({ type: 'string', 'x-primitive': 'string' });
const BYTES = schema<Primitive<TString, 'bytes'>>({ type: 'string', format: 'byte', 'x-primitive': 'bytes' });
const URL = schema<Primitive<TString, 'string'>>({ type: 'string', format: 'uri', 'x-primitive': 'string' });
const URN = schema<Primitive<TString, 'string'>>({ type: 'string', 'x-primitive': 'string', 'x-urn': {} });
const INT = schema<Primitive<TInteger, 'int'>>({ type: 'integer', format: 'int32', 'x-primitive': 'int' });
const LONG = schema<Primitive<TInteger, 'long'>>({ type: 'integer', format: 'int64', 'x-primitive': 'long' });
const FLOAT = schema<Primitive<TNumber, 'float'>>({ type: 'number', format: 'float', 'x-primitive': 'float' });
const DOUBLE = schema<Primitive<TNumber, 'double'>>({ type: 'number', format: 'double', 'x-primitive': 'double' });
const BOOLEAN = schema<Primitive<TBoolean, 'boolean'>>({ type: 'boolean', 'x-primitive': 'boolean' });

/** Text. */
export const string = (): typeof STRING => STRING;

/** Bytes; travel as text. */
export const bytes = (): typeof BYTES => BYTES;

/** An address; any text is accepted. */
export const url = (): typeof URL => URL;

/** A whole number of 32 bits. */
export const int = (): typeof INT => INT;

/** A whole number of 64 bits; times are milliseconds since 1970. */
export const long = (): typeof LONG => LONG;

/** A number of single precision. */
export const float = (): typeof FLOAT => FLOAT;

/** A number of double precision. */
export const double = (): typeof DOUBLE => DOUBLE;

/** True or false. */
export const boolean = (): typeof BOOLEAN => BOOLEAN;

/** A urn of any registered entity type. */
export const urn = (): typeof URN => URN;

/** A urn of one entity type; others do not parse. */
export function urnOf(entityType: string): typeof URN {
  const annotation: UrnAnnotation = { entityTypes: [entityType], typed: true };
  return schema({ ...URN, 'x-urn': annotation });
}

/** One of `symbols`, under the full name that unions use. */
export function enumeration<const Name extends string, const Symbols extends readonly string[]>(
  fullName: Name,
  symbols: Symbols,
): TUnsafe<Symbols[number]> & Named<Name> {
  return schema({ type: 'string', enum: symbols, 'x-record': fullName });
}

/** A record: fields by name. Fields that are neither `optional` nor `defaulted` are required. */
export function record<const Name extends string, Fields extends TProperties>(
  fullName: Name,
  fields: Fields,
): TObject<Fields> & Named<Name> {
  const required = Object.keys(fields).filter((name) => !mayBeAbsent(fields[name]));
  return schema({ type: 'object', 'x-record': fullName, properties: fields, required });
}

/** An array of `items`. */
export function array<Item extends TSchema>(items: Item): TUnsafe<Static<Item>[]> {
  return schema({ type: 'array', items });
}

/** Free keys to values of one type. */
export function map<Value extends TSchema>(values: Value): TUnsafe<Record<string, Static<Value>>> {
  return schema({ type: 'object', additionalProperties: values });
}

/** An object with exactly one member, which is named by its type. */
export function union<const Members extends readonly TSchema[]>(members: Members): TUnsafe<UnionValue<Members>> {
  return unionOf(Object.fromEntries(members.map((member) => [memberName(member), member])));
}

/** An object with exactly one of `fields`. */
export function aliasedUnion<const Name extends string, Fields extends TProperties>(
  fullName: Name,
  fields: Fields,
): TUnsafe<{ [Alias in keyof Fields]: { [Key in Alias]: Static<Fields[Alias]> } }[keyof Fields]> & Named<Name> {
  return schema({ ...unionOf(fields), 'x-record': fullName });
}

/** A field that may be absent. */
export function optional<Schema extends TSchema>(field: Schema): TOptional<Schema> {
  return { ...field, [OPTIONAL]: true } as unknown as TOptional<Schema>;
}

/** A field that may be absent and that readers then see as `value`; the default is never stored. */
export function defaulted<Schema extends TSchema>(field: Schema, value: unknown): TOptional<Schema> {
  return { ...field, default: value } as unknown as TOptional<Schema>;
}

/** A field that is still read and written, and should not be used anew. */
export function deprecated<Schema extends TSchema>(field: Schema): Schema {
  return { ...field, deprecated: true };
}

function unionOf<Value>(members: TProperties): TUnsafe<Value> {
  const one = { minProperties: 1, maxProperties: 1, additionalProperties: false };
  return schema({ type: 'object', 'x-union': true, properties: members, ...one });
}

function memberName(member: TSchema): string {
  const names = member as Partial<Named> & { readonly 'x-primitive'?: string };
  return names['x-record'] ?? names['x-primitive'] ?? '';
}

function mayBeAbsent(field: TSchema | undefined): boolean {
  return field !== undefined && (OPTIONAL in field || 'default' in field);
}
