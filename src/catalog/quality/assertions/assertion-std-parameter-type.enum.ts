import { registerEnumType } from '@nestjs/graphql';

/** Types of the values that an assertion compares with. */
export enum AssertionStdParameterType {
  STRING = 'STRING',
  NUMBER = 'NUMBER',
  LIST = 'LIST',
  SET = 'SET',
  UNKNOWN = 'UNKNOWN',
}

registerEnumType(AssertionStdParameterType, {
  name: 'AssertionStdParameterType',
  description: 'Types of the values that an assertion compares with.',
});
