import { condition, each, held, heldOnAll, where } from '../../../auth/index.js';

const EDITING = ['EDIT_ENTITY', 'EDIT_ENTITY_QUERIES'] as const;

/** Required to edit queries: checked on each of their subjects. */
export const EDITING_QUERIES = held(EDITING, each('entity', 'that the query is, or is to be, about'));

/** Required to edit queries without known subjects. */
export const EDITING_ANY_QUERY = heldOnAll(EDITING, 'query', 'dataset');

/** Required to create, change and delete a query. */
export const WRITING_QUERY = where(
  condition('it is known what the query is about'),
  EDITING_QUERIES,
  EDITING_ANY_QUERY,
);
