import { isJsonObject, jsonText, type JsonValue } from '../../foundation/json/json.js';
import type { ModelSchema } from '../../model/index.js';
import { MAX_MAP_VALUE_LENGTH } from './document-limits.js';

/** Appends every non-empty value at a path to `found`. */
type PathReader = (value: JsonValue | undefined, found: JsonValue[]) => void;

/** A compiled path of an aspect, for reading from many values. */
export interface CompiledPath {
  readonly read: PathReader;
  /** Whether the path may have several values. */
  readonly isList: boolean;
}

/**
 * Creates a reader of `path` in values of `schema`. Arrays are read item by item. Maps are read as entries `key=value`
 * without long values, or as keys for `$key`; data inside the values of a map is not read.
 */
export function compilePath(schema: ModelSchema, path: readonly string[]): CompiledPath {
  const [step, ...rest] = path;
  if (step === undefined)
    return { read: isMap(schema) ? readEntries : readLeaf, isList: isMap(schema) || schema.items !== undefined };
  if (step === '$key') return { read: readKeys, isList: true };
  if (step === '*') return compileItems(schema, rest);
  const below = compilePath(schema.properties?.[step] ?? {}, rest);
  return { isList: below.isList, read: memberReader(step, below.read) };
}

function compileItems(schema: ModelSchema, rest: readonly string[]): CompiledPath {
  if (isMap(schema)) return { read: rest.length === 0 ? readEntries : readNothing, isList: true };
  const { read } = compilePath(schema.items ?? {}, rest);
  return {
    isList: true,
    read: (value, found) => {
      if (Array.isArray(value)) for (const item of value) read(item, found);
    },
  };
}

function memberReader(name: string, read: PathReader): PathReader {
  return (value, found) => {
    if (isJsonObject(value)) read(value[name], found);
  };
}

const readLeaf: PathReader = (value, found) => {
  if (Array.isArray(value)) for (const item of value) readLeaf(item, found);
  else if (value !== undefined && value !== null && value !== '') found.push(value);
};

const readEntries: PathReader = (value, found) => {
  if (!isJsonObject(value)) return;
  for (const [key, entry] of Object.entries(value)) {
    const text = entry === undefined || entry === null ? '' : jsonText(entry);
    if (text.length < MAX_MAP_VALUE_LENGTH) found.push(`${key}=${text}`);
  }
};

const readKeys: PathReader = (value, found) => {
  if (isJsonObject(value)) found.push(...Object.keys(value));
};

const readNothing: PathReader = () => undefined;

function isMap(schema: ModelSchema): boolean {
  return schema.additionalProperties !== undefined && schema.additionalProperties !== false;
}
