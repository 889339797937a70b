import { registerEnumType } from '@nestjs/graphql';

/** Whether a user may use the service. */
export enum CorpUserStatus {
  ACTIVE = 'ACTIVE',
  SUSPENDED = 'SUSPENDED',
}

registerEnumType(CorpUserStatus, { name: 'CorpUserStatus', description: 'Whether a user may use the service.' });
