import { registerEnumType } from '@nestjs/graphql';

/** Kinds of assertions. */
export enum AssertionType {
  DATASET = 'DATASET',
  FRESHNESS = 'FRESHNESS',
  VOLUME = 'VOLUME',
  SQL = 'SQL',
  FIELD = 'FIELD',
  DATA_SCHEMA = 'DATA_SCHEMA',
  CUSTOM = 'CUSTOM',
}

registerEnumType(AssertionType, { name: 'AssertionType', description: 'Kinds of assertions.' });
