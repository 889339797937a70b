import { condition, each, held, where } from '../../auth/index.js';

/** Demand for adding terms to entities and removing them. */
export const ATTACHING_TERMS_ENTITIES = held(['EDIT_ENTITY', 'EDIT_ENTITY_GLOSSARY_TERMS'], each('entity'), 'terms');

/** Demand for adding terms to columns and removing them; checked on the dataset. */
export const ATTACHING_TERMS_COLUMNS = held(
  ['EDIT_ENTITY', 'EDIT_DATASET_COL_GLOSSARY_TERMS'],
  each('dataset', 'of a column'),
  'terms',
);

/** Demand for adding terms to entities or columns and removing them. */
export const ATTACHING_TERMS = where(
  condition('subResource is given'),
  ATTACHING_TERMS_COLUMNS,
  ATTACHING_TERMS_ENTITIES,
);
