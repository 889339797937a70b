import { condition, each, held, heldOnAll, where } from '../../../auth/index.js';

const EDITING = ['EDIT_ENTITY', 'EDIT_ENTITY_QUERIES'] as const;

/** To edit the queries of their subjects. */
export const EDITING_QUERIES = held(EDITING, each('entity', 'that the query concerns, before or after the change'));

/** Required to edit queries without known subjects. */
export const EDITING_ANY_QUERY = heldOnAll(EDITING, 'query', 'dataset');

/** To create, change and delete a query. */
export const WRITING_QUERY = where(
  condition('the subjects of the query are known'),
  EDITING_QUERIES,
  EDITING_ANY_QUERY,
);
