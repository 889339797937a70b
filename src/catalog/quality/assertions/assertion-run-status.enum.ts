import { registerEnumType } from '@nestjs/graphql';

/** How far a run of an assertion has come. */
export enum AssertionRunStatus {
  COMPLETE = 'COMPLETE',
}

registerEnumType(AssertionRunStatus, {
  name: 'AssertionRunStatus',
  description: 'How far a run of an assertion has come.',
});
