import { editableDatasetProperties } from '../../../model/index.js';
import { DESCRIBING_ENTITY, RENAMING, type TextTarget } from '../../../annotations/index.js';

const KEPT = {
  entityType: 'dataset',
  aspectName: editableDatasetProperties.name,
  initial: () => ({}),
  stamped: true,
} as const;

/** The editable name of datasets. */
export const DATASET_NAME: TextTarget = {
  ...KEPT,
  field: 'name',
  demand: RENAMING.dataset,
};

/** The editable description of datasets. */
export const DATASET_DESCRIPTION: TextTarget = { ...KEPT, field: 'description', demand: DESCRIBING_ENTITY };
