/** A JSON value as it stands in a schema. */
type Json = string | number | boolean | null | readonly Json[] | SchemaObject;

interface SchemaObject {
  readonly [key: string]: Json | undefined;
}

/** Attributes that decide how values are written; all others are for people and for generators of code. */
const ATTRIBUTES = ['size', 'symbols', 'default', 'aliases'] as const;

const NESTED = ['type', 'items', 'values'] as const;

const WORDS: ReadonlySet<string> = new Set([
  'null',
  'boolean',
  'int',
  'long',
  'float',
  'double',
  'bytes',
  'string',
  'record',
  'enum',
  'fixed',
  'map',
  'array',
]);

/**
 * An Avro schema with full names and without documentation, as text: two schemas are the same when their texts are
 * equal.
 */
export function canonicalSchema(schema: unknown): string {
  return JSON.stringify(canonical(schema as Json, ''));
}

/** The fields of a record, each as its canonical text; none for other types. */
export function canonicalFields(schema: unknown): ReadonlySet<string> {
  const { fields } = JSON.parse(canonicalSchema(schema)) as { readonly fields?: readonly unknown[] };
  return new Set((fields ?? []).map((field) => JSON.stringify(field)));
}

function canonical(schema: Json, namespace: string): Json {
  if (typeof schema === 'string') return fullName(schema, namespace);
  if (isList(schema)) return schema.map((one) => canonical(one, namespace));
  if (typeof schema !== 'object' || schema === null) return schema;
  const name = typeof schema['name'] === 'string' ? fullName(schema['name'], spaceOf(schema, namespace)) : undefined;
  const inner = name === undefined ? namespace : name.slice(0, Math.max(name.lastIndexOf('.'), 0));
  return {
    name,
    ...Object.fromEntries(NESTED.map((key) => [key, nested(schema[key], inner)])),
    ...Object.fromEntries(ATTRIBUTES.map((key) => [key, schema[key]])),
    fields: isList(schema['fields']) ? schema['fields'].map((field) => canonicalField(field, inner)) : undefined,
  };
}

function canonicalField(field: Json, namespace: string): Json {
  if (typeof field !== 'object' || field === null || isList(field)) return field;
  return { name: field['name'], type: nested(field['type'], namespace), default: field['default'] };
}

function nested(schema: Json | undefined, namespace: string): Json | undefined {
  return schema === undefined ? undefined : canonical(schema, namespace);
}

function spaceOf({ namespace }: SchemaObject, outer: string): string {
  return typeof namespace === 'string' ? namespace : outer;
}

function fullName(name: string, namespace: string): string {
  return WORDS.has(name) || name.includes('.') || namespace === '' ? name : `${namespace}.${name}`;
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}
