import { condition, each, held, heldOnAll, where } from '../../../auth/index.js';

const EDITING = ['EDIT_ENTITY', 'EDIT_ENTITY_INCIDENTS'] as const;

/** To raise an incident. */
export const EDITING_INCIDENTS = held(EDITING, each('entity', 'that the incident is, or is to be, about'));

/** To edit all incidents: asked where it is not stored what one is about. */
export const EDITING_ANY_INCIDENT = heldOnAll(EDITING, 'incident', 'dataset');

/** To change an incident. */
export const CHANGING_INCIDENT = where(
  condition('it is stored what the incident is about'),
  EDITING_INCIDENTS,
  EDITING_ANY_INCIDENT,
);
