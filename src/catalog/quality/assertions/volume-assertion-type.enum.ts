import { registerEnumType } from '@nestjs/graphql';

/** Which count of rows is compared. */
export enum VolumeAssertionType {
  ROW_COUNT_TOTAL = 'ROW_COUNT_TOTAL',
  ROW_COUNT_CHANGE = 'ROW_COUNT_CHANGE',
  INCREMENTING_SEGMENT_ROW_COUNT_TOTAL = 'INCREMENTING_SEGMENT_ROW_COUNT_TOTAL',
  INCREMENTING_SEGMENT_ROW_COUNT_CHANGE = 'INCREMENTING_SEGMENT_ROW_COUNT_CHANGE',
}

registerEnumType(VolumeAssertionType, { name: 'VolumeAssertionType', description: 'Which count of rows is compared.' });
