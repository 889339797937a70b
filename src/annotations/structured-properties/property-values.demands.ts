import { held, the } from '../../auth/index.js';

/** To give an entity values of structured properties, and to take them away. */
export const SETTING_PROPERTIES = held(['EDIT_ENTITY', 'EDIT_ENTITY_PROPERTIES'], the('entity'));
