import { textAt, textsAt, valueAt } from '../json-access.js';
import { type Guard, MANAGING_POLICIES, uncovered } from './guard.js';

const SERVICE_ACCOUNT = 'SERVICE_ACCOUNT';

/** Who comes into being, or back after a delete, holds at once what policies give by name. */
export const NEWCOMER: Guard = async ({ proposal, value, entityExists }, context, rights) =>
  value === undefined || entityExists ? undefined : uncovered([proposal.urn], context, rights);

/** What sets a user's password is for those who manage credentials, and hold what the user holds. */
export const CREDENTIALS: Guard = async ({ proposal }, context, rights) => {
  if (!(await rights.holdsOnType(context, ['MANAGE_USER_CREDENTIALS'], 'corpuser')))
    return 'the privilege MANAGE_USER_CREDENTIALS';
  return uncovered([proposal.urn], context, rights);
};

/** A user who was shut out comes back, with all they hold, through those who hold that. */
export const SUSPENSION: Guard = async ({ proposal, value, previous }, context, rights) => {
  const wasBarred = textAt(previous?.value, 'status') === 'SUSPENDED';
  if (!wasBarred || textAt(value, 'status') === 'SUSPENDED') return undefined;
  return uncovered([proposal.urn], context, rights);
};

/** As for a suspension, for a user who was marked as removed. */
export const REMOVAL: Guard = async ({ proposal, entity, value, previous }, context, rights) => {
  if (entity.name !== 'corpuser' || valueAt(previous?.value, 'removed') !== true) return undefined;
  return valueAt(value, 'removed') === true ? undefined : uncovered([proposal.urn], context, rights);
};

/**
 * A new user is made a service account by those who manage these; whether a user who exists is one changes only through
 * those who may give everything.
 */
export const KIND: Guard = async ({ entity, value, previous, entityExists }, context, rights) => {
  if (entity.name !== 'corpuser') return undefined;
  const [before, after] = [previous?.value, value].map((one) => textsAt(one, 'typeNames').includes(SERVICE_ACCOUNT));
  if (before === after || (await rights.mayGiveAll(context))) return undefined;
  if (entityExists) return MANAGING_POLICIES;
  const isManaging = await rights.holdsOnType(context, ['MANAGE_SERVICE_ACCOUNTS'], 'corpuser');
  return isManaging ? undefined : 'the privilege MANAGE_SERVICE_ACCOUNTS';
};
