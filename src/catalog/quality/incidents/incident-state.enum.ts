import { registerEnumType } from '@nestjs/graphql';

/** States of an incident. */
export enum IncidentState {
  ACTIVE = 'ACTIVE',
  RESOLVED = 'RESOLVED',
}

registerEnumType(IncidentState, { name: 'IncidentState', description: 'States of an incident.' });
