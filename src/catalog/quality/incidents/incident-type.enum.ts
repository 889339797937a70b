import { registerEnumType } from '@nestjs/graphql';

/** Types of incidents. */
export enum IncidentType {
  FRESHNESS = 'FRESHNESS',
  VOLUME = 'VOLUME',
  FIELD = 'FIELD',
  SQL = 'SQL',
  DATA_SCHEMA = 'DATA_SCHEMA',
  OPERATIONAL = 'OPERATIONAL',
  CUSTOM = 'CUSTOM',
}

registerEnumType(IncidentType, { name: 'IncidentType', description: 'Types of incidents.' });
