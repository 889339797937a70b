import { registerEnumType } from '@nestjs/graphql';

/** How far to look back. */
export enum TimeRange {
  DAY = 'DAY',
  WEEK = 'WEEK',
  MONTH = 'MONTH',
  QUARTER = 'QUARTER',
  HALF_YEAR = 'HALF_YEAR',
  YEAR = 'YEAR',
  ALL = 'ALL',
}

registerEnumType(TimeRange, {
  name: 'TimeRange',
  description: 'How far to look back.',
  valuesMap: {
    DAY: { description: 'The last day.' },
    WEEK: { description: 'The last seven days.' },
    MONTH: { description: 'The last 30 days.' },
    QUARTER: { description: 'The last 91 days.' },
    HALF_YEAR: { description: 'The last 182 days.' },
    YEAR: { description: 'The last 365 days.' },
    ALL: { description: 'As far as there is anything.' },
  },
});
