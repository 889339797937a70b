import { relationship, searchable, validatedUrn } from '../annotate.js';
import { boolean, defaulted, enumeration, long, optional, record, string, urn } from '../types.js';
import {
  AssertionFailureSeverityConfig,
  AssertionStdOperator,
  AssertionStdParameters,
} from './assertion-parameters.js';
import { DatasetFilter } from './datasets.js';
import { SchemaFieldSpec } from './schema-fields.js';

const FieldAssertionType = enumeration('com.linkedin.assertion.FieldAssertionType', ['FIELD_VALUES', 'FIELD_METRIC']);

const FieldTransformType = enumeration('com.linkedin.assertion.FieldTransformType', ['LENGTH']);

const FieldTransform = record('com.linkedin.assertion.FieldTransform', {
  type: FieldTransformType,
});

const FieldValuesFailThresholdType = enumeration('com.linkedin.assertion.FieldValuesFailThresholdType', [
  'COUNT',
  'PERCENTAGE',
]);

const FieldValuesFailThreshold = record('com.linkedin.assertion.FieldValuesFailThreshold', {
  type: defaulted(FieldValuesFailThresholdType, 'COUNT'),
  value: defaulted(long(), 0),
});

const FieldValuesAssertion = record('com.linkedin.assertion.FieldValuesAssertion', {
  field: SchemaFieldSpec,
  transform: optional(FieldTransform),
  operator: AssertionStdOperator,
  parameters: optional(AssertionStdParameters),
  failThreshold: FieldValuesFailThreshold,
  failureSeverityConfig: optional(AssertionFailureSeverityConfig),
  excludeNulls: defaulted(boolean(), true),
});

const FieldMetricType = enumeration('com.linkedin.assertion.FieldMetricType', [
  'UNIQUE_COUNT',
  'UNIQUE_PERCENTAGE',
  'NULL_COUNT',
  'NULL_PERCENTAGE',
  'MIN',
  'MAX',
  'MEAN',
  'MEDIAN',
  'STDDEV',
  'NEGATIVE_COUNT',
  'NEGATIVE_PERCENTAGE',
  'ZERO_COUNT',
  'ZERO_PERCENTAGE',
  'MIN_LENGTH',
  'MAX_LENGTH',
  'EMPTY_COUNT',
  'EMPTY_PERCENTAGE',
]);

const FieldMetricAssertion = record('com.linkedin.assertion.FieldMetricAssertion', {
  field: SchemaFieldSpec,
  metric: FieldMetricType,
  operator: AssertionStdOperator,
  parameters: optional(AssertionStdParameters),
  failureSeverityConfig: optional(AssertionFailureSeverityConfig),
});

export const FieldAssertionInfo = record('com.linkedin.assertion.FieldAssertionInfo', {
  type: searchable(FieldAssertionType, { fieldName: 'fieldAssertionType', fieldType: 'KEYWORD' }),
  entity: validatedUrn(relationship(urn(), { name: 'Asserts', entityTypes: ['dataset'] }), {
    entityTypes: ['dataset'],
    exist: false,
    strict: true,
  }),
  fieldPath: optional(searchable(string(), { fieldName: 'fieldPath', fieldType: 'KEYWORD', addToFilters: true })),
  fieldValuesAssertion: optional(FieldValuesAssertion),
  fieldMetricAssertion: optional(FieldMetricAssertion),
  filter: optional(DatasetFilter),
});
