import { held, the } from '../../../auth/index.js';

/** Required to write the data contract of a dataset. */
export const WRITING_CONTRACT = held(['EDIT_ENTITY', 'EDIT_ENTITY_DATA_CONTRACT'], the('dataset'));
