import { registerEnumType } from '@nestjs/graphql';

/** Length of a time bucket. */
export enum WindowDuration {
  DAY = 'DAY',
  WEEK = 'WEEK',
  MONTH = 'MONTH',
  YEAR = 'YEAR',
}

registerEnumType(WindowDuration, {
  name: 'WindowDuration',
  description: 'Length of a time bucket.',
  valuesMap: {
    DAY: { description: 'One day.' },
    WEEK: { description: 'Seven days, starting on Monday.' },
    MONTH: { description: 'One calendar month.' },
    YEAR: { description: 'One calendar year.' },
  },
});
