import { allOf, allOfType, anyOf, condition, held, operation, the, where } from '../../auth/index.js';

/** Demand for managing both users and groups. */
export const MANAGING_IDENTITIES = allOf(
  operation('ENTITY', 'MANAGE', allOfType('corpuser')),
  operation('ENTITY', 'MANAGE', allOfType('corpGroup')),
);

/** Condition that the actor is the user. */
export const BEING_THE_USER = condition('being the user');

/** Condition that a change sets slack, email or phone. */
export const WITH_CONTACT = condition('slack, email or phone is given');

/** Condition that a change sets any other field. */
export const WITH_PROFILE = condition('any other field is given');

const PROFILE = held('EDIT_USER_PROFILE', the('user'));

/** Demand for changing the profile of a user. */
export const EDITING_PROFILE = anyOf(
  BEING_THE_USER,
  held('EDIT_ENTITY', the('user')),
  where(
    WITH_CONTACT,
    allOf(held('EDIT_CONTACT_INFO', the('user')), where(WITH_PROFILE, PROFILE)),
    allOf(WITH_PROFILE, PROFILE),
  ),
);
