import { registerEnumType } from '@nestjs/graphql';

/** What the health of an asset is judged by. */
export enum HealthStatusType {
  ASSERTIONS = 'ASSERTIONS',
  INCIDENTS = 'INCIDENTS',
  TESTS = 'TESTS',
}

registerEnumType(HealthStatusType, {
  name: 'HealthStatusType',
  description: 'What the health of an asset is judged by.',
});
