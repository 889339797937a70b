import { registerEnumType } from '@nestjs/graphql';

/** Data types of columns, independent of the platform. */
export enum SchemaFieldDataType {
  BOOLEAN = 'BOOLEAN',
  FIXED = 'FIXED',
  STRING = 'STRING',
  BYTES = 'BYTES',
  NUMBER = 'NUMBER',
  DATE = 'DATE',
  TIME = 'TIME',
  ENUM = 'ENUM',
  NULL = 'NULL',
  MAP = 'MAP',
  ARRAY = 'ARRAY',
  UNION = 'UNION',
  STRUCT = 'STRUCT',
}

registerEnumType(SchemaFieldDataType, {
  name: 'SchemaFieldDataType',
  description: 'Data types of columns, independent of the platform.',
});

/** Data types by the name of their record in the model. */
export const DATA_TYPES: Readonly<Record<string, SchemaFieldDataType>> = {
  'com.linkedin.schema.BooleanType': SchemaFieldDataType.BOOLEAN,
  'com.linkedin.schema.FixedType': SchemaFieldDataType.FIXED,
  'com.linkedin.schema.StringType': SchemaFieldDataType.STRING,
  'com.linkedin.schema.BytesType': SchemaFieldDataType.BYTES,
  'com.linkedin.schema.NumberType': SchemaFieldDataType.NUMBER,
  'com.linkedin.schema.DateType': SchemaFieldDataType.DATE,
  'com.linkedin.schema.TimeType': SchemaFieldDataType.TIME,
  'com.linkedin.schema.EnumType': SchemaFieldDataType.ENUM,
  'com.linkedin.schema.NullType': SchemaFieldDataType.NULL,
  'com.linkedin.schema.MapType': SchemaFieldDataType.MAP,
  'com.linkedin.schema.ArrayType': SchemaFieldDataType.ARRAY,
  'com.linkedin.schema.UnionType': SchemaFieldDataType.UNION,
  'com.linkedin.schema.RecordType': SchemaFieldDataType.STRUCT,
};
