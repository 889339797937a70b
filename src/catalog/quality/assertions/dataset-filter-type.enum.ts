import { registerEnumType } from '@nestjs/graphql';

/** Ways to choose rows. */
export enum DatasetFilterType {
  SQL = 'SQL',
}

registerEnumType(DatasetFilterType, { name: 'DatasetFilterType', description: 'Ways to choose rows.' });
