import { held, the } from '../../auth/index.js';

/** Demand for setting the lifecycle stage of an entity. */
export const SETTING_STAGE = held(['EDIT_ENTITY_STATUS', 'EDIT_ENTITY'], the('entity'));
