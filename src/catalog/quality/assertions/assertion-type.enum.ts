import { registerEnumType } from '@nestjs/graphql';

/** Types of assertions. */
export enum AssertionType {
  DATASET = 'DATASET',
  FRESHNESS = 'FRESHNESS',
  VOLUME = 'VOLUME',
  SQL = 'SQL',
  FIELD = 'FIELD',
  DATA_SCHEMA = 'DATA_SCHEMA',
  CUSTOM = 'CUSTOM',
}

registerEnumType(AssertionType, { name: 'AssertionType', description: 'Types of assertions.' });
