import { relationship, searchable, validatedUrn } from '../annotate.js';
import { enumeration, optional, record, string, urn } from '../types.js';
import {
  AssertionFailureSeverityConfig,
  AssertionStdOperator,
  AssertionStdParameters,
  AssertionValueChangeType,
} from './assertion-parameters.js';
import { DatasetFilter } from './datasets.js';
import { SchemaFieldSpec } from './schema-fields.js';

const VolumeAssertionType = enumeration('com.linkedin.assertion.VolumeAssertionType', [
  'ROW_COUNT_TOTAL',
  'ROW_COUNT_CHANGE',
  'INCREMENTING_SEGMENT_ROW_COUNT_TOTAL',
  'INCREMENTING_SEGMENT_ROW_COUNT_CHANGE',
]);

const RowCountTotal = record('com.linkedin.assertion.RowCountTotal', {
  operator: AssertionStdOperator,
  parameters: AssertionStdParameters,
  failureSeverityConfig: optional(AssertionFailureSeverityConfig),
});

const RowCountChange = record('com.linkedin.assertion.RowCountChange', {
  type: AssertionValueChangeType,
  operator: AssertionStdOperator,
  parameters: AssertionStdParameters,
  failureSeverityConfig: optional(AssertionFailureSeverityConfig),
});

const IncrementingSegmentFieldTransformerType = enumeration(
  'com.linkedin.assertion.IncrementingSegmentFieldTransformerType',
  [
    'TIMESTAMP_MS_TO_MINUTE',
    'TIMESTAMP_MS_TO_HOUR',
    'TIMESTAMP_MS_TO_DATE',
    'TIMESTAMP_MS_TO_MONTH',
    'TIMESTAMP_MS_TO_YEAR',
    'FLOOR',
    'CEILING',
    'NATIVE',
  ],
);

const IncrementingSegmentFieldTransformer = record('com.linkedin.assertion.IncrementingSegmentFieldTransformer', {
  type: IncrementingSegmentFieldTransformerType,
  nativeType: optional(string()),
});

const IncrementingSegmentSpec = record('com.linkedin.assertion.IncrementingSegmentSpec', {
  field: SchemaFieldSpec,
  transformer: optional(IncrementingSegmentFieldTransformer),
});

const IncrementingSegmentRowCountTotal = record('com.linkedin.assertion.IncrementingSegmentRowCountTotal', {
  segment: IncrementingSegmentSpec,
  operator: AssertionStdOperator,
  parameters: AssertionStdParameters,
});

const IncrementingSegmentRowCountChange = record('com.linkedin.assertion.IncrementingSegmentRowCountChange', {
  segment: IncrementingSegmentSpec,
  type: AssertionValueChangeType,
  operator: AssertionStdOperator,
  parameters: AssertionStdParameters,
});

export const VolumeAssertionInfo = record('com.linkedin.assertion.VolumeAssertionInfo', {
  type: searchable(VolumeAssertionType, { fieldName: 'volumeAssertionType', fieldType: 'KEYWORD' }),
  entity: validatedUrn(relationship(urn(), { name: 'Asserts', entityTypes: ['dataset'] }), {
    entityTypes: ['dataset'],
    exist: false,
    strict: true,
  }),
  rowCountTotal: optional(RowCountTotal),
  rowCountChange: optional(RowCountChange),
  incrementingSegmentRowCountTotal: optional(IncrementingSegmentRowCountTotal),
  incrementingSegmentRowCountChange: optional(IncrementingSegmentRowCountChange),
  filter: optional(DatasetFilter),
});
