import { allOf, each, held } from '../../../auth/index.js';
import { WRITING_ASPECTS } from '../../../ingestion/index.js';

/** To edit the patched entities, which DataHub demands in addition to the demands of writes. */
export const EDITING = held('EDIT_ENTITY', each('entity'));

/** To patch entities. */
export const PATCHING = allOf(EDITING, WRITING_ASPECTS);
