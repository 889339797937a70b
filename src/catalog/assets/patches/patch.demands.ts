import { allOf, each, held } from '../../../auth/index.js';
import { WRITING_ASPECTS } from '../../../ingestion/index.js';

/** To edit what is patched, which DataHub demands here besides what a write demands. */
export const EDITING = held('EDIT_ENTITY', each('entity'));

/** To patch entities. */
export const PATCHING = allOf(EDITING, WRITING_ASPECTS);
