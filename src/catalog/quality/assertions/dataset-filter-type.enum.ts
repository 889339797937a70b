import { registerEnumType } from '@nestjs/graphql';

/** Types of row filters. */
export enum DatasetFilterType {
  SQL = 'SQL',
}

registerEnumType(DatasetFilterType, { name: 'DatasetFilterType', description: 'Types of row filters.' });
