import { PRIVILEGES } from '../auth/index.js';
import { DOCUMENTING, type TextTarget } from '../documentation/index.js';

const KEPT = {
  entityName: 'dataset',
  aspectName: 'editableDatasetProperties',
  initial: () => ({}),
  stamped: true,
} as const;

/** The name that people give a dataset. */
export const DATASET_NAME: TextTarget = {
  ...KEPT,
  field: 'name',
  privileges: [PRIVILEGES.EDIT_ENTITY, PRIVILEGES.EDIT_ENTITY_PROPERTIES],
};

/** The description that people give a dataset. */
export const DATASET_DESCRIPTION: TextTarget = { ...KEPT, field: 'description', privileges: DOCUMENTING };
