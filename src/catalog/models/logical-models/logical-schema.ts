import { invalidArgument } from '../../../foundation/common/errors.js';
import { isJsonObject, type JsonObject } from '../../../foundation/common/json.js';
import { DATA_TYPES, type SchemaFieldDataType } from '../../assets/datasets/index.js';
import type { EditableSchemaFieldInput } from './editable-schema-field.input.js';

/** Names of the model's records, by kind. */
const RECORDS: ReadonlyMap<SchemaFieldDataType, string> = new Map(
  Object.entries(DATA_TYPES).map(([record, type]) => [type, record]),
);

/** Throws `INVALID_ARGUMENT` unless there are columns, each with a path of its own. */
export function requireColumns(columns: readonly EditableSchemaFieldInput[]): void {
  if (columns.length === 0) throw invalidArgument('columns: a logical model must have at least one column');
  const seen = new Set<string>();
  for (const { fieldPath } of columns) {
    if (fieldPath.trim() === '') throw invalidArgument('columns: fieldPath must not be blank');
    if (seen.has(fieldPath)) throw invalidArgument(`columns: ${fieldPath} is named twice; name each column once`);
    seen.add(fieldPath);
  }
}

/** The aspect `schemaMetadata` of a logical model, which has no schema in any tool. */
export function logicalSchema(
  schemaName: string,
  platform: string,
  columns: readonly EditableSchemaFieldInput[],
): JsonObject {
  return {
    schemaName,
    platform,
    version: 0,
    hash: '',
    platformSchema: { 'com.linkedin.schema.Schemaless': {} },
    fields: columns.map(({ fieldPath, type }) => ({
      fieldPath,
      type: { type: { [RECORDS.get(type) ?? '']: {} } },
      nativeDataType: type,
    })),
  };
}

/** Paths of the columns of a schema that `columns` lack, or have with another kind of values. */
export function brokenPaths(schema: JsonObject, columns: readonly EditableSchemaFieldInput[]): readonly string[] {
  const kinds = new Map(columns.map(({ fieldPath, type }) => [fieldPath, RECORDS.get(type)]));
  const fields = Array.isArray(schema['fields']) ? schema['fields'].filter(isJsonObject) : [];
  return fields.flatMap(({ fieldPath, type }) => {
    if (typeof fieldPath !== 'string') return [];
    const union = isJsonObject(type) && isJsonObject(type['type']) ? type['type'] : {};
    return kinds.get(fieldPath) === Object.keys(union)[0] ? [] : [fieldPath];
  });
}
