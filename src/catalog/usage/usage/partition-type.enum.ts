import { registerEnumType } from '@nestjs/graphql';

/** Which part of a dataset something speaks of. */
export enum PartitionType {
  FULL_TABLE = 'FULL_TABLE',
  QUERY = 'QUERY',
  PARTITION = 'PARTITION',
}

registerEnumType(PartitionType, {
  name: 'PartitionType',
  description: 'Which part of a dataset something speaks of.',
  valuesMap: {
    FULL_TABLE: { description: 'All of it.' },
    QUERY: { description: 'What a query selects.' },
    PARTITION: { description: 'One of its partitions.' },
  },
});
