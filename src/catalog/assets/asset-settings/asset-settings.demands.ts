import { held, the } from '../../../auth/index.js';

/** To change how an asset is shown. */
export const CHANGING_SETTINGS = held(['MANAGE_ASSET_SUMMARY', 'EDIT_ENTITY'], the('asset'));
