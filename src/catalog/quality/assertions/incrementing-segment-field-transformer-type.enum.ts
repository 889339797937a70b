import { registerEnumType } from '@nestjs/graphql';

/** Transformations of the value of a column into the name of a segment. */
export enum IncrementingSegmentFieldTransformerType {
  TIMESTAMP_MS_TO_MINUTE = 'TIMESTAMP_MS_TO_MINUTE',
  TIMESTAMP_MS_TO_HOUR = 'TIMESTAMP_MS_TO_HOUR',
  TIMESTAMP_MS_TO_DATE = 'TIMESTAMP_MS_TO_DATE',
  TIMESTAMP_MS_TO_MONTH = 'TIMESTAMP_MS_TO_MONTH',
  TIMESTAMP_MS_TO_YEAR = 'TIMESTAMP_MS_TO_YEAR',
  FLOOR = 'FLOOR',
  CEILING = 'CEILING',
  NATIVE = 'NATIVE',
}

registerEnumType(IncrementingSegmentFieldTransformerType, {
  name: 'IncrementingSegmentFieldTransformerType',
  description: 'Transformations of the value of a column into the name of a segment.',
});
