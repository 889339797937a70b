import { held, the } from '../../auth/index.js';

/** Demand for setting and removing the structured properties of an entity. */
export const SETTING_PROPERTIES = held(['EDIT_ENTITY', 'EDIT_ENTITY_PROPERTIES'], the('entity'));
