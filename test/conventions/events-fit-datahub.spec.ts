import { expect } from '@jest/globals';
import { latestEventSchema } from '../../src/model/index.js';
import { clientSchema } from '../support/graphql/client-schemas.js';
import { itWhere } from '../support/checkout/needs.js';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** What a schema says about the bytes of a message; everything else is text for people and for generators of code. */
const ATTRIBUTES = ['type', 'size', 'symbols', 'items', 'values', 'default', 'aliases', 'fields'];

const PRIMITIVES = new Set(['null', 'boolean', 'int', 'long', 'float', 'double', 'bytes', 'string']);

/** The schema with full names and without documentation. */
function canonical(schema: Json, namespace = ''): Json {
  if (Array.isArray(schema)) return (schema as readonly Json[]).map((one) => canonical(one, namespace));
  if (typeof schema === 'string') return fullNameOf(schema, namespace);
  if (typeof schema !== 'object' || schema === null) return schema;
  const given = schema as { readonly [key: string]: Json };
  const name = typeof given['name'] === 'string' ? fullNameOf(given['name'], namespaceOf(given, namespace)) : undefined;
  const own = name === undefined ? namespace : name.slice(0, Math.max(name.lastIndexOf('.'), 0));
  const attributes = ATTRIBUTES.filter((key) => key in given).map((key): [string, Json] => [
    key,
    attributeOf(key, given[key] ?? null, own),
  ]);
  return { ...(name === undefined ? {} : { name }), ...Object.fromEntries(attributes) };
}

function attributeOf(key: string, value: Json, namespace: string): Json {
  if (key === 'fields')
    return (value as readonly { readonly [key: string]: Json }[]).map((field) => ({
      name: field['name'] ?? null,
      type: canonical(field['type'] ?? null, namespace),
      ...('default' in field ? { default: field['default'] ?? null } : {}),
    }));
  return key === 'type' || key === 'items' || key === 'values' ? canonical(value, namespace) : value;
}

function namespaceOf(given: { readonly [key: string]: Json }, outer: string): string {
  return typeof given['namespace'] === 'string' ? given['namespace'] : outer;
}

const KINDS = new Set(['record', 'enum', 'fixed', 'map', 'array']);

function fullNameOf(name: string, namespace: string): string {
  return PRIMITIVES.has(name) || KINDS.has(name) || name.includes('.') ? name : `${namespace}.${name}`;
}

const EVENTS = ['MetadataChangeProposal', 'MetadataChangeLog', 'PlatformEvent'] as const;

const test = itWhere(clientSchema('MetadataChangeProposal') !== undefined, 'client');

for (const event of EVENTS)
  test(`The schema of ${event} should be that of DataHub’s client: names, order, unions and defaults`, () => {
    expect(canonical(latestEventSchema(event).schema as Json)).toEqual(canonical(clientSchema(event) as Json));
  });
