import { registerEnumType } from '@nestjs/graphql';

/** Result type of a run. */
export enum DataProcessInstanceRunResultType {
  SUCCESS = 'SUCCESS',
  FAILURE = 'FAILURE',
  SKIPPED = 'SKIPPED',
  UP_FOR_RETRY = 'UP_FOR_RETRY',
}

registerEnumType(DataProcessInstanceRunResultType, {
  name: 'DataProcessInstanceRunResultType',
  description: 'Result type of a run.',
});
