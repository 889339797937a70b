import { registerEnumType } from '@nestjs/graphql';

/** The part of a dataset that a value describes. */
export enum PartitionType {
  FULL_TABLE = 'FULL_TABLE',
  QUERY = 'QUERY',
  PARTITION = 'PARTITION',
}

registerEnumType(PartitionType, {
  name: 'PartitionType',
  description: 'The part of a dataset that a value describes.',
  valuesMap: {
    FULL_TABLE: { description: 'The whole dataset.' },
    QUERY: { description: 'The rows that a query selects.' },
    PARTITION: { description: 'One partition.' },
  },
});
