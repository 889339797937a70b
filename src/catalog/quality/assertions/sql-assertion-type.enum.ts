import { registerEnumType } from '@nestjs/graphql';

/** Aspects of the result of a query that are compared. */
export enum SqlAssertionType {
  METRIC = 'METRIC',
  METRIC_CHANGE = 'METRIC_CHANGE',
}

registerEnumType(SqlAssertionType, {
  name: 'SqlAssertionType',
  description: 'Aspects of the result of a query that are compared.',
});
