import { condition, each, held, where } from '../../auth/index.js';

/** To attach terms to entities, and to remove them. */
export const ATTACHING_TERMS_ENTITIES = held(['EDIT_ENTITY', 'EDIT_ENTITY_GLOSSARY_TERMS'], each('entity'), 'terms');

/** The same for columns: checked on their dataset. */
export const ATTACHING_TERMS_COLUMNS = held(
  ['EDIT_ENTITY', 'EDIT_DATASET_COL_GLOSSARY_TERMS'],
  each('dataset', 'of a column'),
  'terms',
);

/** The same for entities and columns. */
export const ATTACHING_TERMS = where(
  condition('subResource is given'),
  ATTACHING_TERMS_COLUMNS,
  ATTACHING_TERMS_ENTITIES,
);
