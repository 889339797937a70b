import { type JsonObject, jsonText, type JsonValue } from '../../foundation/json/json.js';
import type { ModelSchema } from '../../model/index.js';
import { fieldKind } from '../schema/field-kind.js';
import type { SearchField } from '../search-field.js';
import { MAX_LIST_LENGTH } from './document-limits.js';
import { converterOf, type ValueConverter } from './field-value.js';
import { mapArrayValue, mapAt, objectValue } from './object-values.js';
import { type CompiledPath, compilePath } from './path-reader.js';
import { sanitizeRichText } from './rich-text.js';
import { putValue } from './united-values.js';

/**
 * Writes one field from an aspect's value into a document. `writtenAt` is the time of the aspect's last write in
 * milliseconds.
 */
export type FieldWriter = (value: JsonObject, writtenAt: number | undefined, fields: JsonObject) => void;

/** Separates the parts of a `browsePathV2`, and precedes the first. */
export const PATH_SEPARATOR = '␟';

/** The values found for a field: the indexed ones, and their total number. */
interface Found {
  readonly value: JsonValue | undefined;
  readonly count: number;
}

type Finder = (value: JsonObject) => Found;

/**
 * Creates the writer of a field for aspects with values of `schema`. Without companions it writes only the field
 * itself.
 */
export function fieldWriter(field: SearchField, schema: ModelSchema, withCompanions: boolean): FieldWriter {
  const find = finderOf(field, schema);
  const { name, hasValues, numValuesName, modifiedAtName } = field;
  if (!withCompanions || (hasValues ?? numValuesName ?? modifiedAtName) === undefined) {
    return (value, _writtenAt, fields) => {
      const found = find(value);
      if (found.value !== undefined) putValue(fields, name, found.value);
    };
  }
  return (value, writtenAt, fields) => {
    const found = find(value);
    if (found.value !== undefined) putValue(fields, name, found.value);
    if (hasValues !== undefined) putValue(fields, hasValues.name, isPresent(found));
    if (numValuesName !== undefined) putValue(fields, numValuesName, valueCount(found));
    if (modifiedAtName !== undefined && writtenAt !== undefined) putValue(fields, modifiedAtName, writtenAt);
  };
}

function isPresent({ value, count }: Found): boolean {
  return typeof value === 'boolean' ? value : count > 0;
}

function valueCount({ value, count }: Found): number {
  return typeof value === 'number' ? value : count;
}

function finderOf(field: SearchField, schema: ModelSchema): Finder {
  const { type, path } = field;
  if (type === 'OBJECT' || type === 'MAP_ARRAY')
    return objectFinder(path, type === 'OBJECT' ? objectValue : mapArrayValue);
  const compiled = compilePath(schema, path);
  if (type === 'BROWSE_PATH_V2') return pathFinder(compiled);
  return valueFinder(compiled, valueConverter(field));
}

function valueConverter({ type, sanitizesRichText }: SearchField): ValueConverter {
  const convert = converterOf(fieldKind(type));
  if (!sanitizesRichText) return convert;
  return (value) => {
    const converted = convert(value);
    return typeof converted === 'string' ? sanitizeRichText(converted) : converted;
  };
}

function objectFinder(path: readonly string[], convert: (map: JsonObject) => JsonObject): Finder {
  return (root) => {
    const map = mapAt(root, path);
    const value = map === undefined ? {} : convert(map);
    const count = Object.keys(value).length;
    return { value: count === 0 ? undefined : value, count };
  };
}

function pathFinder({ read }: CompiledPath): Finder {
  return (root) => {
    const parts: JsonValue[] = [];
    read(root, parts);
    const path = parts.slice(0, MAX_LIST_LENGTH).map((part) => PATH_SEPARATOR + jsonText(part));
    return { value: path.length === 0 ? undefined : path.join(''), count: parts.length };
  };
}

function valueFinder({ read, isList }: CompiledPath, convert: ValueConverter): Finder {
  return (root) => {
    const values: JsonValue[] = [];
    read(root, values);
    const value = isList ? convertedList(values, convert) : values[0] === undefined ? undefined : convert(values[0]);
    return value === undefined ? NOTHING : { value, count: values.length };
  };
}

function convertedList(values: readonly JsonValue[], convert: ValueConverter): JsonValue[] | undefined {
  const list: JsonValue[] = [];
  for (const value of values) {
    const converted = convert(value);
    if (converted !== undefined && list.push(converted) === MAX_LIST_LENGTH) break;
  }
  return list.length === 0 ? undefined : list;
}

const NOTHING: Found = { value: undefined, count: 0 };
