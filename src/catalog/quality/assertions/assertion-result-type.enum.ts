import { registerEnumType } from '@nestjs/graphql';

/** Outcomes of a run of an assertion. */
export enum AssertionResultType {
  INIT = 'INIT',
  SUCCESS = 'SUCCESS',
  FAILURE = 'FAILURE',
  ERROR = 'ERROR',
}

registerEnumType(AssertionResultType, {
  name: 'AssertionResultType',
  description: 'Outcomes of a run of an assertion.',
});
