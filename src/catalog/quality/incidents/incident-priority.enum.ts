import { registerEnumType } from '@nestjs/graphql';

/** How urgent an incident is. */
export enum IncidentPriority {
  LOW = 'LOW',
  MEDIUM = 'MEDIUM',
  HIGH = 'HIGH',
  CRITICAL = 'CRITICAL',
}

registerEnumType(IncidentPriority, { name: 'IncidentPriority', description: 'How urgent an incident is.' });
