import { array, optional, record, string, union } from '../types.js';

export const BooleanType = record('com.linkedin.schema.BooleanType', {});

export const FixedType = record('com.linkedin.schema.FixedType', {});

export const StringType = record('com.linkedin.schema.StringType', {});

export const BytesType = record('com.linkedin.schema.BytesType', {});

export const NumberType = record('com.linkedin.schema.NumberType', {});

export const DateType = record('com.linkedin.schema.DateType', {});

export const TimeType = record('com.linkedin.schema.TimeType', {});

export const EnumType = record('com.linkedin.schema.EnumType', {});

export const NullType = record('com.linkedin.schema.NullType', {});

export const MapType = record('com.linkedin.schema.MapType', {
  keyType: optional(string()),
  valueType: optional(string()),
});

export const ArrayType = record('com.linkedin.schema.ArrayType', {
  nestedType: optional(array(string())),
});

export const UnionType = record('com.linkedin.schema.UnionType', {
  nestedTypes: optional(array(string())),
});

export const RecordType = record('com.linkedin.schema.RecordType', {});

export const SchemaFieldDataType = record('com.linkedin.schema.SchemaFieldDataType', {
  type: union([
    BooleanType,
    FixedType,
    StringType,
    BytesType,
    NumberType,
    DateType,
    TimeType,
    EnumType,
    NullType,
    MapType,
    ArrayType,
    UnionType,
    RecordType,
  ]),
});
