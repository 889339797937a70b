import { registerEnumType } from '@nestjs/graphql';

/** Aggregations of values before the comparison. */
export enum AssertionStdAggregation {
  IDENTITY = 'IDENTITY',
  MEAN = 'MEAN',
  MEDIAN = 'MEDIAN',
  UNIQUE_COUNT = 'UNIQUE_COUNT',
  UNIQUE_PROPOTION = 'UNIQUE_PROPOTION',
  NULL_COUNT = 'NULL_COUNT',
  NULL_PROPORTION = 'NULL_PROPORTION',
  STDDEV = 'STDDEV',
  MIN = 'MIN',
  MAX = 'MAX',
  SUM = 'SUM',
  COLUMNS = 'COLUMNS',
  COLUMN_COUNT = 'COLUMN_COUNT',
  ROW_COUNT = 'ROW_COUNT',
  _NATIVE_ = '_NATIVE_',
}

registerEnumType(AssertionStdAggregation, {
  name: 'AssertionStdAggregation',
  description: 'Aggregations of values before the comparison.',
});
