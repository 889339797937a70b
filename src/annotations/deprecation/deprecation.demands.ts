import { each, held } from '../../auth/index.js';

/** To mark entities as deprecated, or as no longer deprecated. */
export const DEPRECATING = held(['EDIT_ENTITY', 'EDIT_DEPRECATION_PRIVILEGE'], each('entity'));
