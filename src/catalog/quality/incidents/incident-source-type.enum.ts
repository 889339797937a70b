import { registerEnumType } from '@nestjs/graphql';

/** What raised an incident. */
export enum IncidentSourceType {
  MANUAL = 'MANUAL',
  ASSERTION_FAILURE = 'ASSERTION_FAILURE',
}

registerEnumType(IncidentSourceType, { name: 'IncidentSourceType', description: 'What raised an incident.' });
