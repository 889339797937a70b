import { registerEnumType } from '@nestjs/graphql';

/** Kinds of parts of an entity that metadata can be attached to. */
export enum SubResourceType {
  DATASET_FIELD = 'DATASET_FIELD',
}

registerEnumType(SubResourceType, {
  name: 'SubResourceType',
  description: 'Kinds of parts of an entity that metadata can be attached to.',
  valuesMap: { DATASET_FIELD: { description: 'A column of a dataset.' } },
});
