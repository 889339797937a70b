import { isDeepStrictEqual } from 'node:util';
import { textAt, valueAt } from '../json-access.js';
import { givingAll, type Guard, MANAGING_POLICIES } from './guard.js';

/** A policy gives what it says, and is written by those who may give everything. */
export const POLICY: Guard = givingAll(({ value }) => value !== undefined);

/** An invitation lets people in, and gives the role that it names. */
export const INVITATION: Guard = async ({ value, previous }, context, rights) => {
  const role = textAt(value, 'role');
  const isGiven = role !== undefined && role !== textAt(previous?.value, 'role');
  if (isGiven && !(await rights.mayGiveAll(context))) return MANAGING_POLICIES;
  const isManaging = await rights.holdsOnType(context, ['MANAGE_USER_CREDENTIALS'], 'corpuser');
  return isManaging ? undefined : 'the privilege MANAGE_USER_CREDENTIALS';
};

/**
 * The service stores the tokens that it makes; one that somebody else stores may be one that was revoked. Deleting one
 * revokes it, which gives nothing.
 */
export const TOKEN: Guard = givingAll(({ value }) => value !== undefined);

/** Who chooses the identity provider can be anybody. */
export const SINGLE_SIGN_ON: Guard = givingAll(({ value, previous }) => {
  const sso = valueAt(value, 'sso');
  return sso !== undefined && !isDeepStrictEqual(sso, valueAt(previous?.value, 'sso'));
});
