import { registerEnumType } from '@nestjs/graphql';

/** Types of SQL assertions: about the result of a query, or about its change. */
export enum SqlAssertionType {
  METRIC = 'METRIC',
  METRIC_CHANGE = 'METRIC_CHANGE',
}

registerEnumType(SqlAssertionType, {
  name: 'SqlAssertionType',
  description: 'Types of SQL assertions: about the result of a query, or about its change.',
});
