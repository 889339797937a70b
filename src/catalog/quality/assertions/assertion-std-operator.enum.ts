import { registerEnumType } from '@nestjs/graphql';

/** Operators that compare values. */
export enum AssertionStdOperator {
  BETWEEN = 'BETWEEN',
  LESS_THAN = 'LESS_THAN',
  LESS_THAN_OR_EQUAL_TO = 'LESS_THAN_OR_EQUAL_TO',
  GREATER_THAN = 'GREATER_THAN',
  GREATER_THAN_OR_EQUAL_TO = 'GREATER_THAN_OR_EQUAL_TO',
  EQUAL_TO = 'EQUAL_TO',
  NOT_EQUAL_TO = 'NOT_EQUAL_TO',
  NULL = 'NULL',
  NOT_NULL = 'NOT_NULL',
  CONTAIN = 'CONTAIN',
  END_WITH = 'END_WITH',
  START_WITH = 'START_WITH',
  REGEX_MATCH = 'REGEX_MATCH',
  IN = 'IN',
  NOT_IN = 'NOT_IN',
  IS_TRUE = 'IS_TRUE',
  IS_FALSE = 'IS_FALSE',
  _NATIVE_ = '_NATIVE_',
}

registerEnumType(AssertionStdOperator, { name: 'AssertionStdOperator', description: 'Operators that compare values.' });
