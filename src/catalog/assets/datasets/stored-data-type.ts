import type { SchemaFieldDataType as DataType, StoredOf } from '../../../model/index.js';
import { DATA_TYPES, SchemaFieldDataType } from './schema-field-data-type.enum.js';

/** The stored data type of a column: a union with one member, named after a record of the model. */
export type StoredDataType = StoredOf<typeof DataType>;

const STORED: Readonly<Record<SchemaFieldDataType, StoredDataType['type']>> = {
  [SchemaFieldDataType.BOOLEAN]: { 'com.linkedin.schema.BooleanType': {} },
  [SchemaFieldDataType.FIXED]: { 'com.linkedin.schema.FixedType': {} },
  [SchemaFieldDataType.STRING]: { 'com.linkedin.schema.StringType': {} },
  [SchemaFieldDataType.BYTES]: { 'com.linkedin.schema.BytesType': {} },
  [SchemaFieldDataType.NUMBER]: { 'com.linkedin.schema.NumberType': {} },
  [SchemaFieldDataType.DATE]: { 'com.linkedin.schema.DateType': {} },
  [SchemaFieldDataType.TIME]: { 'com.linkedin.schema.TimeType': {} },
  [SchemaFieldDataType.ENUM]: { 'com.linkedin.schema.EnumType': {} },
  [SchemaFieldDataType.NULL]: { 'com.linkedin.schema.NullType': {} },
  [SchemaFieldDataType.MAP]: { 'com.linkedin.schema.MapType': {} },
  [SchemaFieldDataType.ARRAY]: { 'com.linkedin.schema.ArrayType': {} },
  [SchemaFieldDataType.UNION]: { 'com.linkedin.schema.UnionType': {} },
  [SchemaFieldDataType.STRUCT]: { 'com.linkedin.schema.RecordType': {} },
};

/** Returns the stored form of a data type. */
export function storedDataType(type: SchemaFieldDataType): StoredDataType {
  return { type: STORED[type] };
}

/** Converts a stored data type for GraphQL; undefined for a data type that GraphQL lacks. */
export function dataTypeOf(stored: StoredDataType | undefined): SchemaFieldDataType | undefined {
  return DATA_TYPES[Object.keys(stored?.type ?? {})[0] ?? ''];
}
