import { allOf, anyOf, condition, held, the, where } from '../../auth/index.js';

/** To change who is in a group. */
export const EDITING_MEMBERS = held(['EDIT_ENTITY', 'EDIT_GROUP_MEMBERS'], the('group'));

/** Whether a change is about the description. */
export const WITH_DESCRIPTION = condition('a description is given');

/** Whether a change is about slack or email. */
export const WITH_CONTACT = condition('slack or email is given');

const CONTACT = held('EDIT_CONTACT_INFO', the('group'));

/** To change what people wrote about a group. */
export const DESCRIBING_GROUP = anyOf(
  held('EDIT_ENTITY', the('group')),
  where(
    WITH_DESCRIPTION,
    allOf(held('EDIT_ENTITY_DOCS', the('group')), where(WITH_CONTACT, CONTACT)),
    allOf(WITH_CONTACT, CONTACT),
  ),
);
