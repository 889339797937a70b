import { each, held } from '../../../auth/index.js';

/** Required to assign business attributes to columns and to remove them. */
export const ASSIGNING_ATTRIBUTES = held(
  ['EDIT_ENTITY', 'EDIT_DATASET_COL_BUSINESS_ATTRIBUTE_PRIVILEGE'],
  each('dataset', 'of a column'),
);
