import { registerEnumType } from '@nestjs/graphql';

/** Whether an incident goes on. */
export enum IncidentState {
  ACTIVE = 'ACTIVE',
  RESOLVED = 'RESOLVED',
}

registerEnumType(IncidentState, { name: 'IncidentState', description: 'Whether an incident goes on.' });
