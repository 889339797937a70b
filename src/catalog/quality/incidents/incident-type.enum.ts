import { registerEnumType } from '@nestjs/graphql';

/** Kinds of incidents. */
export enum IncidentType {
  FRESHNESS = 'FRESHNESS',
  VOLUME = 'VOLUME',
  FIELD = 'FIELD',
  SQL = 'SQL',
  DATA_SCHEMA = 'DATA_SCHEMA',
  OPERATIONAL = 'OPERATIONAL',
  CUSTOM = 'CUSTOM',
}

registerEnumType(IncidentType, { name: 'IncidentType', description: 'Kinds of incidents.' });
