import { relationship, searchable, validatedUrn } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, defaulted, deprecated, enumeration, map, optional, record, string, url, urn } from '../types.js';
import {
  AssertionFailureSeverityConfig,
  AssertionStdAggregation,
  AssertionStdOperator,
  AssertionStdParameters,
  AssertionValueChangeType,
} from './assertion-parameters.js';
import { AuditStamp } from './common.js';
import { FieldAssertionInfo } from './field-assertions.js';
import { FreshnessAssertionInfo } from './freshness-assertions.js';
import { SchemaMetadata } from './schema.js';
import { VolumeAssertionInfo } from './volume-assertions.js';

const AssertionType = enumeration('com.linkedin.assertion.AssertionType', [
  'DATASET',
  'FRESHNESS',
  'VOLUME',
  'SQL',
  'FIELD',
  'DATA_SCHEMA',
  'CUSTOM',
]);

const DatasetAssertionScope = enumeration('com.linkedin.assertion.DatasetAssertionScope', [
  'DATASET_COLUMN',
  'DATASET_ROWS',
  'DATASET_STORAGE_SIZE',
  'DATASET_SCHEMA',
  'UNKNOWN',
]);

const DatasetAssertionInfo = record('com.linkedin.assertion.DatasetAssertionInfo', {
  dataset: validatedUrn(relationship(urn(), { name: 'Asserts', entityTypes: ['dataset'] }), {
    entityTypes: ['dataset'],
    exist: false,
    strict: true,
  }),
  scope: searchable(DatasetAssertionScope),
  fields: optional(
    validatedUrn(
      relationship(searchable(array(urn()), { '/*': { fieldType: 'URN' } }), {
        '/*': { name: 'Asserts', entityTypes: ['schemaField'] },
      }),
      { entityTypes: ['schemaField'], exist: false, strict: true },
    ),
  ),
  aggregation: optional(searchable(AssertionStdAggregation)),
  operator: AssertionStdOperator,
  parameters: optional(AssertionStdParameters),
  nativeType: optional(string()),
  nativeParameters: optional(map(string())),
  logic: optional(string()),
});

const SqlAssertionType = enumeration('com.linkedin.assertion.SqlAssertionType', ['METRIC', 'METRIC_CHANGE']);

const SqlAssertionInfo = record('com.linkedin.assertion.SqlAssertionInfo', {
  type: searchable(SqlAssertionType, { fieldName: 'sqlAssertionType', fieldType: 'KEYWORD' }),
  entity: validatedUrn(relationship(urn(), { name: 'Asserts', entityTypes: ['dataset'] }), {
    entityTypes: ['dataset'],
    exist: false,
    strict: true,
  }),
  statement: string(),
  changeType: optional(AssertionValueChangeType),
  operator: AssertionStdOperator,
  parameters: AssertionStdParameters,
  failureSeverityConfig: optional(AssertionFailureSeverityConfig),
});

const SchemaAssertionCompatibility = enumeration('com.linkedin.assertion.SchemaAssertionCompatibility', [
  'EXACT_MATCH',
  'SUPERSET',
  'SUBSET',
]);

const SchemaAssertionInfo = record('com.linkedin.assertion.SchemaAssertionInfo', {
  entity: validatedUrn(relationship(urn(), { name: 'Asserts', entityTypes: ['dataset', 'dataJob'] }), {
    entityTypes: ['dataset', 'dataJob'],
    exist: false,
    strict: true,
  }),
  schema: SchemaMetadata,
  compatibility: optional(defaulted(SchemaAssertionCompatibility, 'EXACT_MATCH')),
});

const CustomAssertionInfo = record('com.linkedin.assertion.CustomAssertionInfo', {
  type: searchable(string(), { fieldName: 'customType', fieldType: 'KEYWORD', addToFilters: true }),
  entity: validatedUrn(relationship(urn(), { name: 'Asserts', entityTypes: ['dataset'] }), {
    entityTypes: ['dataset'],
    exist: false,
    strict: true,
  }),
  field: optional(
    deprecated(
      validatedUrn(relationship(urn(), { name: 'Asserts', entityTypes: ['schemaField'] }), {
        entityTypes: ['schemaField'],
        exist: false,
        strict: true,
      }),
    ),
  ),
  fields: optional(
    validatedUrn(relationship(array(urn()), { '/*': { name: 'Asserts', entityTypes: ['schemaField'] } }), {
      entityTypes: ['schemaField'],
      exist: false,
      strict: true,
    }),
  ),
  scope: optional(DatasetAssertionScope),
  aggregation: optional(AssertionStdAggregation),
  operator: optional(AssertionStdOperator),
  parameters: optional(AssertionStdParameters),
  nativeType: optional(string()),
  nativeParameters: optional(map(string())),
  logic: optional(string()),
});

const AssertionSourceType = enumeration('com.linkedin.assertion.AssertionSourceType', [
  'NATIVE',
  'EXTERNAL',
  'INFERRED',
]);

const AssertionSource = record('com.linkedin.assertion.AssertionSource', {
  type: searchable(AssertionSourceType, { fieldName: 'sourceType', fieldType: 'KEYWORD', addToFilters: true }),
  created: optional(AuditStamp),
});

const AssertionNote = record('com.linkedin.assertion.AssertionNote', {
  content: string(),
  lastModified: AuditStamp,
});
export const assertionNote = aspect('assertionNote', AssertionNote, { schemaVersion: 2 });

const AssertionInfo = record('com.linkedin.assertion.AssertionInfo', {
  customProperties: defaulted(searchable(map(string()), { '/*': { fieldType: 'TEXT', queryByDefault: true } }), {}),
  externalUrl: optional(searchable(url(), { fieldType: 'KEYWORD' })),
  type: searchable(AssertionType, { fieldName: 'assertionType', fieldType: 'KEYWORD', addToFilters: true }),
  datasetAssertion: optional(deprecated(DatasetAssertionInfo)),
  freshnessAssertion: optional(FreshnessAssertionInfo),
  volumeAssertion: optional(VolumeAssertionInfo),
  sqlAssertion: optional(SqlAssertionInfo),
  fieldAssertion: optional(FieldAssertionInfo),
  schemaAssertion: optional(SchemaAssertionInfo),
  customAssertion: optional(CustomAssertionInfo),
  source: optional(
    searchable(AssertionSource, {
      '/created/actor': {
        fieldName: 'creator',
        fieldType: 'URN',
        filterNameOverride: 'Created By',
        hasValuesFieldName: 'hasCreator',
      },
    }),
  ),
  lastUpdated: optional(AuditStamp),
  description: optional(
    searchable(string(), {
      fieldName: 'assertionDescription',
      fieldType: 'TEXT',
      hasValuesFieldName: 'hasAssertionDescription',
      sanitizeRichText: true,
    }),
  ),
  note: optional(deprecated(AssertionNote)),
  entityUrn: optional(searchable(urn(), { fieldName: 'entity', fieldType: 'URN' })),
});
export const assertionInfo = aspect('assertionInfo', AssertionInfo, { schemaVersion: 6 });

const AssertionKey = record('com.linkedin.metadata.key.AssertionKey', {
  assertionId: string(),
});
export const assertionKey = aspect('assertionKey', AssertionKey);
