import { registerEnumType } from '@nestjs/graphql';

/** Parts of a dataset that an assertion is about. */
export enum DatasetAssertionScope {
  DATASET_COLUMN = 'DATASET_COLUMN',
  DATASET_ROWS = 'DATASET_ROWS',
  DATASET_STORAGE_SIZE = 'DATASET_STORAGE_SIZE',
  DATASET_SCHEMA = 'DATASET_SCHEMA',
  UNKNOWN = 'UNKNOWN',
}

registerEnumType(DatasetAssertionScope, {
  name: 'DatasetAssertionScope',
  description: 'Parts of a dataset that an assertion is about.',
});
