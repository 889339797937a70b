import { allOf, operation, the } from '../../../auth/index.js';

/** To link an entity to a version set: asked on the set. */
export const UPDATING_SET = operation('ENTITY', 'UPDATE', the('version set'));

/** To link an entity to a version set: asked on the entity. */
export const UPDATING_VERSION = operation('ENTITY', 'UPDATE', the('entity'));

/** To link an entity to a version set, and to take it out. */
export const LINKING_VERSIONS = allOf(UPDATING_SET, UPDATING_VERSION);
