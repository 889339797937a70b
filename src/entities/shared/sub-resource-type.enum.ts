import { registerEnumType } from '@nestjs/graphql';

/** Types of sub-resources of an entity. */
export enum SubResourceType {
  DATASET_FIELD = 'DATASET_FIELD',
}

registerEnumType(SubResourceType, {
  name: 'SubResourceType',
  description: 'Types of sub-resources of an entity.',
  valuesMap: { DATASET_FIELD: { description: 'A column of a dataset.' } },
});
