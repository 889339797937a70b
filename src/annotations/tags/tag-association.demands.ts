import { condition, each, held, where } from '../../auth/index.js';

/** To add tags to entities, and to remove them. */
export const TAGGING_ENTITIES = held(['EDIT_ENTITY', 'EDIT_ENTITY_TAGS'], each('entity'), 'tags');

/** The same for columns: checked on their dataset. */
export const TAGGING_COLUMNS = held(['EDIT_ENTITY', 'EDIT_DATASET_COL_TAGS'], each('dataset', 'of a column'), 'tags');

/** The same for entities and columns. */
export const TAGGING = where(condition('subResource is given'), TAGGING_COLUMNS, TAGGING_ENTITIES);
