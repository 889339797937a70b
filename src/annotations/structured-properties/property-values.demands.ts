import { held, the } from '../../auth/index.js';

/** To set and to remove values of structured properties of an entity. */
export const SETTING_PROPERTIES = held(['EDIT_ENTITY', 'EDIT_ENTITY_PROPERTIES'], the('entity'));
