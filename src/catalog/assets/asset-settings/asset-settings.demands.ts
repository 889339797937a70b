import { held, the } from '../../../auth/index.js';

/** Required to change the display settings of an asset. */
export const CHANGING_SETTINGS = held(['MANAGE_ASSET_SUMMARY', 'EDIT_ENTITY'], the('asset'));
