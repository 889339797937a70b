import { registerEnumType } from '@nestjs/graphql';

/** Time range that ends now. */
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
  description: 'Time range that ends now.',
  valuesMap: {
    DAY: { description: 'The last day.' },
    WEEK: { description: 'The last seven days.' },
    MONTH: { description: 'The last 30 days.' },
    QUARTER: { description: 'The last 91 days.' },
    HALF_YEAR: { description: 'The last 182 days.' },
    YEAR: { description: 'The last 365 days.' },
    ALL: { description: 'All time.' },
  },
});
