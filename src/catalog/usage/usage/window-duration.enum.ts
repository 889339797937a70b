import { registerEnumType } from '@nestjs/graphql';

/** Span of time that figures are for. */
export enum WindowDuration {
  DAY = 'DAY',
  WEEK = 'WEEK',
  MONTH = 'MONTH',
  YEAR = 'YEAR',
}

registerEnumType(WindowDuration, {
  name: 'WindowDuration',
  description: 'Span of time that figures are for.',
  valuesMap: {
    DAY: { description: 'One day.' },
    WEEK: { description: 'Seven days from Monday on.' },
    MONTH: { description: 'One month of the calendar.' },
    YEAR: { description: 'One year of the calendar.' },
  },
});
