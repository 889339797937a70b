import { condition, each, held, heldOnAll, the, where } from '../../../auth/index.js';

const EDITING = ['EDIT_ENTITY', 'EDIT_ENTITY_ASSERTIONS'] as const;

/** Required to edit the assertions of an asset: checked on the asserted asset. */
export const EDITING_ASSERTIONS = held(
  EDITING,
  each('asset', 'that the assertion concerns, before or after the change'),
);

/** Required to edit an assertion whose asserted asset is not stored. */
export const EDITING_ANY_ASSERTION = heldOnAll(EDITING, 'assertion', 'dataset');

const STORED = condition('the asserted asset is stored');

/** Required to report the outcome of a run, and to delete an assertion. */
export const CHANGING_ASSERTION = where(STORED, EDITING_ASSERTIONS, EDITING_ANY_ASSERTION);

/** Required to report an operation on a dataset. */
export const REPORTING_OPERATION = held(['EDIT_ENTITY', 'EDIT_ENTITY_OPERATIONS'], the('dataset'));
