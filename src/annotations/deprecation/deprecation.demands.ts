import { each, held } from '../../auth/index.js';

/** Demand for setting and clearing the deprecation of entities. */
export const DEPRECATING = held(['EDIT_ENTITY', 'EDIT_DEPRECATION_PRIVILEGE'], each('entity'));
