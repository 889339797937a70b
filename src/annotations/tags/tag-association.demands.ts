import { condition, each, held, where } from '../../auth/index.js';

/** Demand for adding tags to entities and removing them. */
export const TAGGING_ENTITIES = held(['EDIT_ENTITY', 'EDIT_ENTITY_TAGS'], each('entity'), 'tags');

/** Demand for adding tags to columns and removing them; checked on the dataset. */
export const TAGGING_COLUMNS = held(['EDIT_ENTITY', 'EDIT_DATASET_COL_TAGS'], each('dataset', 'of a column'), 'tags');

/** Demand for adding tags to entities or columns and removing them. */
export const TAGGING = where(condition('subResource is given'), TAGGING_COLUMNS, TAGGING_ENTITIES);
