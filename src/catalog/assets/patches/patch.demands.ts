import { allOf, each, held } from '../../../auth/index.js';
import { WRITING_ASPECTS } from '../../../ingestion/index.js';

/** Required to edit the patched entities, in addition to the demands of writes. Source: DataHub. */
export const EDITING = held('EDIT_ENTITY', each('entity'));

/** Required to patch entities. */
export const PATCHING = allOf(EDITING, WRITING_ASPECTS);
