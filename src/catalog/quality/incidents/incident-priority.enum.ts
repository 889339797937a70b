import { registerEnumType } from '@nestjs/graphql';

/** Priorities of incidents. */
export enum IncidentPriority {
  LOW = 'LOW',
  MEDIUM = 'MEDIUM',
  HIGH = 'HIGH',
  CRITICAL = 'CRITICAL',
}

registerEnumType(IncidentPriority, { name: 'IncidentPriority', description: 'Priorities of incidents.' });
