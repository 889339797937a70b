import { held, the } from '../../auth/index.js';

/** Demand for changing the URL at which other web pages embed an entity. */
export const EMBEDDING = held(['EDIT_ENTITY', 'EDIT_ENTITY_EMBED'], the('entity'));
