import { registerEnumType } from '@nestjs/graphql';

/** Sources of incidents. */
export enum IncidentSourceType {
  MANUAL = 'MANUAL',
  ASSERTION_FAILURE = 'ASSERTION_FAILURE',
}

registerEnumType(IncidentSourceType, { name: 'IncidentSourceType', description: 'Sources of incidents.' });
