import { registerEnumType } from '@nestjs/graphql';

/** Types of checks that determine the health of an asset. */
export enum HealthStatusType {
  ASSERTIONS = 'ASSERTIONS',
  INCIDENTS = 'INCIDENTS',
  TESTS = 'TESTS',
}

registerEnumType(HealthStatusType, {
  name: 'HealthStatusType',
  description: 'Types of checks that determine the health of an asset.',
});
