import { registerEnumType } from '@nestjs/graphql';

/** Whether an asset is in good health. */
export enum HealthStatus {
  PASS = 'PASS',
  WARN = 'WARN',
  FAIL = 'FAIL',
}

registerEnumType(HealthStatus, { name: 'HealthStatus', description: 'Whether an asset is in good health.' });
