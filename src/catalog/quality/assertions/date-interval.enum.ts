import { registerEnumType } from '@nestjs/graphql';

/** Units of time. */
export enum DateInterval {
  SECOND = 'SECOND',
  MINUTE = 'MINUTE',
  HOUR = 'HOUR',
  DAY = 'DAY',
  WEEK = 'WEEK',
  MONTH = 'MONTH',
  YEAR = 'YEAR',
}

registerEnumType(DateInterval, { name: 'DateInterval', description: 'Units of time.' });
