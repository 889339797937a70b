import { each, held } from '../../auth/index.js';

/** To hide entities, and to show them again. */
export const SOFT_DELETING = held('DELETE_ENTITY', each('entity'));
