import { each, held } from '../../auth/index.js';

/** Demand for soft-deleting and restoring entities. */
export const SOFT_DELETING = held('DELETE_ENTITY', each('entity'));
