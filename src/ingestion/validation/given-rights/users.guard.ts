import { textAt, textsAt, valueAt } from '../json-access.js';
import { type Guard, MANAGING_POLICIES, uncovered } from './guard.js';

const SERVICE_ACCOUNT = 'SERVICE_ACCOUNT';

/** A user who is created, or restored after a delete, holds at once the rights that policies grant by name. */
export const NEWCOMER: Guard = async ({ proposal, value, entityExists }, context, rights) =>
  value === undefined || entityExists ? undefined : uncovered([proposal.urn], context, rights);

/** Actors who manage credentials, and who hold the user's rights, set the user's password. */
export const CREDENTIALS: Guard = async ({ proposal }, context, rights) => {
  if (!(await rights.holdsOnType(context, ['MANAGE_USER_CREDENTIALS'], 'corpuser')))
    return 'the privilege MANAGE_USER_CREDENTIALS';
  return uncovered([proposal.urn], context, rights);
};

/** Actors who hold the rights of a suspended user lift the suspension, which restores those rights. */
export const SUSPENSION: Guard = async ({ proposal, value, previous }, context, rights) => {
  const wasBarred = textAt(previous?.value, 'status') === 'SUSPENDED';
  if (!wasBarred || textAt(value, 'status') === 'SUSPENDED') return undefined;
  return uncovered([proposal.urn], context, rights);
};

/** The same as for a suspension, for a user who was marked as removed. */
export const REMOVAL: Guard = async ({ proposal, entity, value, previous }, context, rights) => {
  if (entity.name !== 'corpuser' || valueAt(previous?.value, 'removed') !== true) return undefined;
  return valueAt(value, 'removed') === true ? undefined : uncovered([proposal.urn], context, rights);
};

/**
 * Actors who manage service accounts make a new user one of them; whether an existing user is one may be changed only
 * by actors who may grant everything.
 */
export const KIND: Guard = async ({ entity, value, previous, entityExists }, context, rights) => {
  if (entity.name !== 'corpuser') return undefined;
  const [before, after] = [previous?.value, value].map((one) => textsAt(one, 'typeNames').includes(SERVICE_ACCOUNT));
  if (before === after || (await rights.mayGiveAll(context))) return undefined;
  if (entityExists) return MANAGING_POLICIES;
  const isManaging = await rights.holdsOnType(context, ['MANAGE_SERVICE_ACCOUNTS'], 'corpuser');
  return isManaging ? undefined : 'the privilege MANAGE_SERVICE_ACCOUNTS';
};
