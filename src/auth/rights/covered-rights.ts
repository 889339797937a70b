import { isDeepStrictEqual } from 'node:util';
import { isUnlimited, namesSubject, type Subject } from '../policies/policy-evaluation.js';
import type { Policy } from '../policies/policy.js';

/**
 * Whether `subject` holds all that the policies which name `other` give, on at least the same resources. A policy that
 * names both gives nothing more to one of them. What is given to the owners of a resource belongs to the resource and
 * is not looked at.
 */
export function coversRights(policies: readonly Policy[], subject: Subject, other: Subject): boolean {
  const own = policies.filter(({ actors }) => namesSubject(actors, subject));
  return policies
    .filter((policy) => namesSubject(policy.actors, other) && !own.includes(policy))
    .every((policy) => [...policy.privileges].every((privilege) => own.some((held) => gives(held, privilege, policy))));
}

/** Whether a policy gives the privilege wherever `like` gives it. */
function gives(held: Policy, privilege: string, like: Policy): boolean {
  if (!held.privileges.has(privilege)) return false;
  if (isDeepStrictEqual(held.resources, like.resources)) return held.type === like.type || isUnlimited(held);
  if (held.resources?.constraints !== undefined) return false;
  return isUnlimited(held) || (!isUnlimited(like) && held.resources?.criteria.length === 0);
}
