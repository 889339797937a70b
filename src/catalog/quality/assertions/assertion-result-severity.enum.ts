import { registerEnumType } from '@nestjs/graphql';

/** How bad it is that an assertion does not hold. */
export enum AssertionResultSeverity {
  LOW = 'LOW',
  MEDIUM = 'MEDIUM',
  HIGH = 'HIGH',
}

registerEnumType(AssertionResultSeverity, {
  name: 'AssertionResultSeverity',
  description: 'How bad it is that an assertion does not hold.',
});
