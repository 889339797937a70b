import { registerEnumType } from '@nestjs/graphql';

/** What of the result of a query is compared. */
export enum SqlAssertionType {
  METRIC = 'METRIC',
  METRIC_CHANGE = 'METRIC_CHANGE',
}

registerEnumType(SqlAssertionType, {
  name: 'SqlAssertionType',
  description: 'What of the result of a query is compared.',
});
