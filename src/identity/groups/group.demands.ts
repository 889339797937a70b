import { allOf, anyOf, condition, held, the, where } from '../../auth/index.js';

/** Demand for changing the members of a group. */
export const EDITING_MEMBERS = held(['EDIT_ENTITY', 'EDIT_GROUP_MEMBERS'], the('group'));

/** Condition that a change sets the description. */
export const WITH_DESCRIPTION = condition('a description is given');

/** Condition that a change sets slack or email. */
export const WITH_CONTACT = condition('slack or email is given');

const CONTACT = held('EDIT_CONTACT_INFO', the('group'));

/** Demand for changing the edited properties of a group. */
export const DESCRIBING_GROUP = anyOf(
  held('EDIT_ENTITY', the('group')),
  where(
    WITH_DESCRIPTION,
    allOf(held('EDIT_ENTITY_DOCS', the('group')), where(WITH_CONTACT, CONTACT)),
    allOf(WITH_CONTACT, CONTACT),
  ),
);
