import { registerEnumType } from '@nestjs/graphql';

/** Statuses of a run of an assertion. */
export enum AssertionRunStatus {
  COMPLETE = 'COMPLETE',
}

registerEnumType(AssertionRunStatus, {
  name: 'AssertionRunStatus',
  description: 'Statuses of a run of an assertion.',
});
