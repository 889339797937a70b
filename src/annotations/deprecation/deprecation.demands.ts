import { each, held } from '../../auth/index.js';

/** To say whether something should no longer be used. */
export const DEPRECATING = held(['EDIT_ENTITY', 'EDIT_DEPRECATION_PRIVILEGE'], each('entity'));
