import { registerEnumType } from '@nestjs/graphql';

/** How a run ended. */
export enum DataProcessInstanceRunResultType {
  SUCCESS = 'SUCCESS',
  FAILURE = 'FAILURE',
  SKIPPED = 'SKIPPED',
  UP_FOR_RETRY = 'UP_FOR_RETRY',
}

registerEnumType(DataProcessInstanceRunResultType, {
  name: 'DataProcessInstanceRunResultType',
  description: 'How a run ended.',
});
