import { registerEnumType } from '@nestjs/graphql';

/** Whether a user may work with the service. */
export enum CorpUserStatus {
  ACTIVE = 'ACTIVE',
  SUSPENDED = 'SUSPENDED',
}

registerEnumType(CorpUserStatus, { name: 'CorpUserStatus', description: 'Whether a user may work with the service.' });
