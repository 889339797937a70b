import { each, held } from '../../auth/index.js';

/** To soft-delete and to restore entities. */
export const SOFT_DELETING = held('DELETE_ENTITY', each('entity'));
