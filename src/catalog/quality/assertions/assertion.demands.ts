import { condition, each, held, heldOnAll, the, where } from '../../../auth/index.js';

const EDITING = ['EDIT_ENTITY', 'EDIT_ENTITY_ASSERTIONS'] as const;

/** To edit the assertions of an asset: on what the assertion is, or is to be, about. */
export const EDITING_ASSERTIONS = held(EDITING, each('asset', 'that the assertion is, or is to be, about'));

/** To edit all assertions: asked where it is not stored what one is about. */
export const EDITING_ANY_ASSERTION = heldOnAll(EDITING, 'assertion', 'dataset');

const STORED = condition('it is stored what the assertion is about');

/** To note the outcome of a run, and to delete an assertion. */
export const CHANGING_ASSERTION = where(STORED, EDITING_ASSERTIONS, EDITING_ANY_ASSERTION);

/** To report an operation on a dataset. */
export const REPORTING_OPERATION = held(['EDIT_ENTITY', 'EDIT_ENTITY_OPERATIONS'], the('dataset'));
