import { registerEnumType } from '@nestjs/graphql';

/** Metrics of a column. */
export enum FieldMetricType {
  UNIQUE_COUNT = 'UNIQUE_COUNT',
  UNIQUE_PERCENTAGE = 'UNIQUE_PERCENTAGE',
  NULL_COUNT = 'NULL_COUNT',
  NULL_PERCENTAGE = 'NULL_PERCENTAGE',
  MIN = 'MIN',
  MAX = 'MAX',
  MEAN = 'MEAN',
  MEDIAN = 'MEDIAN',
  STDDEV = 'STDDEV',
  NEGATIVE_COUNT = 'NEGATIVE_COUNT',
  NEGATIVE_PERCENTAGE = 'NEGATIVE_PERCENTAGE',
  ZERO_COUNT = 'ZERO_COUNT',
  ZERO_PERCENTAGE = 'ZERO_PERCENTAGE',
  MIN_LENGTH = 'MIN_LENGTH',
  MAX_LENGTH = 'MAX_LENGTH',
  EMPTY_COUNT = 'EMPTY_COUNT',
  EMPTY_PERCENTAGE = 'EMPTY_PERCENTAGE',
}

registerEnumType(FieldMetricType, {
  name: 'FieldMetricType',
  description: 'Metrics of a column.',
});
