import { condition, each, held, heldOnAll, where } from '../../../auth/index.js';

const EDITING = ['EDIT_ENTITY', 'EDIT_ENTITY_QUERIES'] as const;

/** Required to edit queries: checked on each of their subjects. */
export const EDITING_QUERIES = held(EDITING, each('entity', 'that is or becomes a subject of the query'));

/** Required to edit queries without known subjects. */
export const EDITING_ANY_QUERY = heldOnAll(EDITING, 'query', 'dataset');

/** Required to create, change and delete a query. */
export const WRITING_QUERY = where(condition('the query has subjects'), EDITING_QUERIES, EDITING_ANY_QUERY);
