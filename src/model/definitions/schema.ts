import { aspect } from '../declarations.js';
import { relationship } from '../annotate.js';
import { array, defaulted, deprecated, long, map, optional, record, string, union, urn, urnOf } from '../types.js';
import { AuditStamp } from './common.js';
import { SchemaField } from './schema-fields.js';

export const EspressoSchema = record('com.linkedin.schema.EspressoSchema', {
  documentSchema: string(),
  tableSchema: string(),
});

export const OracleDDL = record('com.linkedin.schema.OracleDDL', {
  tableSchema: string(),
});

export const MySqlDDL = record('com.linkedin.schema.MySqlDDL', {
  tableSchema: string(),
});

export const PrestoDDL = record('com.linkedin.schema.PrestoDDL', {
  rawSchema: string(),
});

export const KafkaSchema = record('com.linkedin.schema.KafkaSchema', {
  documentSchema: string(),
  documentSchemaType: optional(string()),
  keySchema: optional(string()),
  keySchemaType: optional(string()),
});

export const BinaryJsonSchema = record('com.linkedin.schema.BinaryJsonSchema', {
  schema: string(),
});

export const OrcSchema = record('com.linkedin.schema.OrcSchema', {
  schema: string(),
});

export const Schemaless = record('com.linkedin.schema.Schemaless', {});

export const KeyValueSchema = record('com.linkedin.schema.KeyValueSchema', {
  keySchema: string(),
  valueSchema: string(),
});

export const OtherSchema = record('com.linkedin.schema.OtherSchema', {
  rawSchema: string(),
});

export const DatasetFieldForeignKey = record('com.linkedin.schema.DatasetFieldForeignKey', {
  parentDataset: urnOf('dataset'),
  currentFieldPaths: array(string()),
  parentField: string(),
});

export const UrnForeignKey = record('com.linkedin.schema.UrnForeignKey', {
  currentFieldPath: string(),
});

export const ForeignKeySpec = record('com.linkedin.schema.ForeignKeySpec', {
  foreignKey: union([DatasetFieldForeignKey, UrnForeignKey]),
});

export const ForeignKeyConstraint = record('com.linkedin.schema.ForeignKeyConstraint', {
  name: string(),
  foreignFields: relationship(array(urn()), { '/*': { name: 'ForeignKeyTo', entityTypes: ['schemaField'] } }),
  sourceFields: array(urn()),
  foreignDataset: relationship(urn(), { name: 'ForeignKeyToDataset', entityTypes: ['dataset'] }),
});

export const SchemaMetadata = record('com.linkedin.schema.SchemaMetadata', {
  schemaName: string(),
  platform: urnOf('dataPlatform'),
  version: long(),
  created: defaulted(AuditStamp, { actor: 'urn:li:corpuser:unknown', time: 0 }),
  lastModified: defaulted(AuditStamp, { actor: 'urn:li:corpuser:unknown', time: 0 }),
  deleted: optional(AuditStamp),
  dataset: optional(urnOf('dataset')),
  cluster: optional(string()),
  hash: string(),
  platformSchema: union([
    EspressoSchema,
    OracleDDL,
    MySqlDDL,
    PrestoDDL,
    KafkaSchema,
    BinaryJsonSchema,
    OrcSchema,
    Schemaless,
    KeyValueSchema,
    OtherSchema,
  ]),
  fields: array(SchemaField),
  primaryKeys: optional(array(string())),
  foreignKeysSpecs: optional(deprecated(map(ForeignKeySpec))),
  foreignKeys: optional(array(ForeignKeyConstraint)),
});
export const schemaMetadata = aspect('schemaMetadata', SchemaMetadata);
