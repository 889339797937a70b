import { allOf, operation, the } from '../../../auth/index.js';

/** Required on the version set to link an entity to it. */
export const UPDATING_SET = operation('ENTITY', 'UPDATE', the('version set'));

/** Required on the entity to link it to a version set. */
export const UPDATING_VERSION = operation('ENTITY', 'UPDATE', the('entity'));

/** Required to link an entity to a version set, and to unlink it. */
export const LINKING_VERSIONS = allOf(UPDATING_SET, UPDATING_VERSION);
