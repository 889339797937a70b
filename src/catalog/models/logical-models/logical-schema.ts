import { invalidArgument } from '../../../foundation/common/errors.js';
import type { schemaMetadata, StoredOf } from '../../../model/index.js';
import { dataTypeOf, storedDataType } from '../../assets/datasets/index.js';
import type { EditableSchemaFieldInput } from './editable-schema-field.input.js';

type StoredSchema = StoredOf<typeof schemaMetadata>;

/** Throws `INVALID_ARGUMENT` unless there is at least one column and all paths are distinct and not blank. */
export function requireColumns(columns: readonly EditableSchemaFieldInput[]): void {
  if (columns.length === 0) throw invalidArgument('columns: a logical model must have at least one column');
  const seen = new Set<string>();
  for (const { fieldPath } of columns) {
    if (fieldPath.trim() === '') throw invalidArgument('columns: fieldPath must not be blank');
    if (seen.has(fieldPath)) throw invalidArgument(`columns: ${fieldPath} is named twice; name each column once`);
    seen.add(fieldPath);
  }
}

/** Returns the `schemaMetadata` of a logical model: no platform schema, version 0, and the given columns. */
export function logicalSchema(
  schemaName: string,
  platform: string,
  columns: readonly EditableSchemaFieldInput[],
): StoredSchema {
  return {
    schemaName,
    platform,
    version: 0,
    hash: '',
    platformSchema: { 'com.linkedin.schema.Schemaless': {} },
    fields: columns.map(({ fieldPath, type }) => ({ fieldPath, type: storedDataType(type), nativeDataType: type })),
  };
}

/** Returns the paths of the columns of a schema that `columns` lacks or has with another data type. */
export function brokenPaths(schema: StoredSchema, columns: readonly EditableSchemaFieldInput[]): readonly string[] {
  const types = new Map(columns.map(({ fieldPath, type }) => [fieldPath, type]));
  const broken = schema.fields.filter(({ fieldPath, type }) => {
    const wanted = types.get(fieldPath);
    return wanted === undefined || wanted !== dataTypeOf(type);
  });
  return broken.map(({ fieldPath }) => fieldPath);
}
