import { condition, each, held, heldOnAll, where } from '../../../auth/index.js';

const EDITING = ['EDIT_ENTITY', 'EDIT_ENTITY_INCIDENTS'] as const;

/** Required to raise an incident. */
export const EDITING_INCIDENTS = held(EDITING, each('entity', 'that the incident affects, before or after the change'));

/** Required to change an incident whose affected entities are not stored. */
export const EDITING_ANY_INCIDENT = heldOnAll(EDITING, 'incident', 'dataset');

/** Required to change an incident. */
export const CHANGING_INCIDENT = where(
  condition('the affected entities are stored'),
  EDITING_INCIDENTS,
  EDITING_ANY_INCIDENT,
);
