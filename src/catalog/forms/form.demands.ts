import { anyOf, condition, held, the, where } from '../../auth/index.js';

/** Whether the form is assigned to the actor: by name, through a group, or as owner of the asset. */
export const BEING_ASKED = condition('being assigned the form');

const EDITING = held(['EDIT_ENTITY', 'EDIT_ENTITY_PROPERTIES'], the('asset'));

/** Required to answer a prompt of a stored form. */
export const ANSWERING = anyOf(EDITING, BEING_ASKED);

/** Required to verify an asset for a form that is not stored. */
export const MANAGING_FORMS = held('MANAGE_DOCUMENTATION_FORMS');

/** Required to answer a prompt of a form that is not stored. */
export const ANSWERING_UNKNOWN = anyOf(EDITING, MANAGING_FORMS);

const STORED = condition('the form is stored');

/** Required to answer a prompt of a form. */
export const SUBMITTING_ANSWER = where(STORED, ANSWERING, ANSWERING_UNKNOWN);

/** Required to verify an asset for a form. */
export const VERIFYING = where(STORED, BEING_ASKED, MANAGING_FORMS);
