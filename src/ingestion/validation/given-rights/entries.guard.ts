import { isDeepStrictEqual } from 'node:util';
import { textAt, valueAt } from '../json-access.js';
import { givingAll, type Guard, MANAGING_POLICIES } from './guard.js';

/** A policy grants what it says, so that only actors who may grant everything write policies. */
export const POLICY: Guard = givingAll(({ value }) => value !== undefined);

/** An invitation admits people and grants the role that it names. */
export const INVITATION: Guard = async ({ value, previous }, context, rights) => {
  const role = textAt(value, 'role');
  const isGiven = role !== undefined && role !== textAt(previous?.value, 'role');
  if (isGiven && !(await rights.mayGiveAll(context))) return MANAGING_POLICIES;
  const isManaging = await rights.holdsOnType(context, ['MANAGE_USER_CREDENTIALS'], 'corpuser');
  return isManaging ? undefined : 'the privilege MANAGE_USER_CREDENTIALS';
};

/**
 * The service stores the tokens that it issues; a token stored by anybody else may be a revoked one. Deleting a token
 * revokes it, which grants nothing.
 */
export const TOKEN: Guard = givingAll(({ value }) => value !== undefined);

/** An actor who chooses the identity provider can become anybody. */
export const SINGLE_SIGN_ON: Guard = givingAll(({ value, previous }) => {
  const sso = valueAt(value, 'sso');
  return sso !== undefined && !isDeepStrictEqual(sso, valueAt(previous?.value, 'sso'));
});
