import { array, optional, record, string, union } from '../types.js';

const BooleanType = record('com.linkedin.schema.BooleanType', {});

const FixedType = record('com.linkedin.schema.FixedType', {});

const StringType = record('com.linkedin.schema.StringType', {});

const BytesType = record('com.linkedin.schema.BytesType', {});

const NumberType = record('com.linkedin.schema.NumberType', {});

const DateType = record('com.linkedin.schema.DateType', {});

const TimeType = record('com.linkedin.schema.TimeType', {});

const EnumType = record('com.linkedin.schema.EnumType', {});

const NullType = record('com.linkedin.schema.NullType', {});

const MapType = record('com.linkedin.schema.MapType', {
  keyType: optional(string()),
  valueType: optional(string()),
});

const ArrayType = record('com.linkedin.schema.ArrayType', {
  nestedType: optional(array(string())),
});

const UnionType = record('com.linkedin.schema.UnionType', {
  nestedTypes: optional(array(string())),
});

const RecordType = record('com.linkedin.schema.RecordType', {});

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
