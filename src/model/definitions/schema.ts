import { relationship } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, deprecated, long, map, optional, record, string, union, urn, urnOf } from '../types.js';
import { AuditStamp, unknownStamp } from './common.js';
import { SchemaField } from './schema-fields.js';

const EspressoSchema = record('com.linkedin.schema.EspressoSchema', {
  documentSchema: string(),
  tableSchema: string(),
});

const OracleDDL = record('com.linkedin.schema.OracleDDL', {
  tableSchema: string(),
});

const MySqlDDL = record('com.linkedin.schema.MySqlDDL', {
  tableSchema: string(),
});

const PrestoDDL = record('com.linkedin.schema.PrestoDDL', {
  rawSchema: string(),
});

const KafkaSchema = record('com.linkedin.schema.KafkaSchema', {
  documentSchema: string(),
  documentSchemaType: optional(string()),
  keySchema: optional(string()),
  keySchemaType: optional(string()),
});

const BinaryJsonSchema = record('com.linkedin.schema.BinaryJsonSchema', {
  schema: string(),
});

const OrcSchema = record('com.linkedin.schema.OrcSchema', {
  schema: string(),
});

const Schemaless = record('com.linkedin.schema.Schemaless', {});

const KeyValueSchema = record('com.linkedin.schema.KeyValueSchema', {
  keySchema: string(),
  valueSchema: string(),
});

const OtherSchema = record('com.linkedin.schema.OtherSchema', {
  rawSchema: string(),
});

const DatasetFieldForeignKey = record('com.linkedin.schema.DatasetFieldForeignKey', {
  parentDataset: urnOf('dataset'),
  currentFieldPaths: array(string()),
  parentField: string(),
});

const UrnForeignKey = record('com.linkedin.schema.UrnForeignKey', {
  currentFieldPath: string(),
});

const ForeignKeySpec = record('com.linkedin.schema.ForeignKeySpec', {
  foreignKey: union([DatasetFieldForeignKey, UrnForeignKey]),
});

const ForeignKeyConstraint = record('com.linkedin.schema.ForeignKeyConstraint', {
  name: string(),
  foreignFields: relationship(array(urn()), { '/*': { name: 'ForeignKeyTo', entityTypes: ['schemaField'] } }),
  sourceFields: array(urn()),
  foreignDataset: relationship(urn(), { name: 'ForeignKeyToDataset', entityTypes: ['dataset'] }),
});

export const SchemaMetadata = record('com.linkedin.schema.SchemaMetadata', {
  schemaName: string(),
  platform: urnOf('dataPlatform'),
  version: long(),
  created: unknownStamp,
  lastModified: unknownStamp,
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
