import { DESCRIBING_ENTITY, RENAMING, type TextTarget } from '../../../annotations/index.js';

const KEPT = {
  entityType: 'dataset',
  aspectName: 'editableDatasetProperties',
  initial: () => ({}),
  stamped: true,
} as const;

/** The name that people give a dataset. */
export const DATASET_NAME: TextTarget = {
  ...KEPT,
  field: 'name',
  demand: RENAMING.dataset,
};

/** The description that people give a dataset. */
export const DATASET_DESCRIPTION: TextTarget = { ...KEPT, field: 'description', demand: DESCRIBING_ENTITY };
