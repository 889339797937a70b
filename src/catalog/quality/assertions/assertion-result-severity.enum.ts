import { registerEnumType } from '@nestjs/graphql';

/** Severities of a failed assertion. */
export enum AssertionResultSeverity {
  LOW = 'LOW',
  MEDIUM = 'MEDIUM',
  HIGH = 'HIGH',
}

registerEnumType(AssertionResultSeverity, {
  name: 'AssertionResultSeverity',
  description: 'Severities of a failed assertion.',
});
