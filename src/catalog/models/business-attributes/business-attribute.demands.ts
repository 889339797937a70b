import { each, held } from '../../../auth/index.js';

/** To give business attributes to columns, and to take them off. */
export const ASSIGNING_ATTRIBUTES = held(
  ['EDIT_ENTITY', 'EDIT_DATASET_COL_BUSINESS_ATTRIBUTE_PRIVILEGE'],
  each('dataset', 'of a column'),
);
