import { held, the } from '../../auth/index.js';

/** To move an entity to a stage. */
export const SETTING_STAGE = held(['EDIT_ENTITY_STATUS', 'EDIT_ENTITY'], the('entity'));
