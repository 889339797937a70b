import { registerEnumType } from '@nestjs/graphql';

/** Types of assertions about the number of rows. */
export enum VolumeAssertionType {
  ROW_COUNT_TOTAL = 'ROW_COUNT_TOTAL',
  ROW_COUNT_CHANGE = 'ROW_COUNT_CHANGE',
  INCREMENTING_SEGMENT_ROW_COUNT_TOTAL = 'INCREMENTING_SEGMENT_ROW_COUNT_TOTAL',
  INCREMENTING_SEGMENT_ROW_COUNT_CHANGE = 'INCREMENTING_SEGMENT_ROW_COUNT_CHANGE',
}

registerEnumType(VolumeAssertionType, {
  name: 'VolumeAssertionType',
  description: 'Types of assertions about the number of rows.',
});
