import { held, the } from '../../auth/index.js';

/** To change how an entity is shown inside other pages. */
export const EMBEDDING = held(['EDIT_ENTITY', 'EDIT_ENTITY_EMBED'], the('entity'));
