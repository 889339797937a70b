import { isDeepStrictEqual } from 'node:util';
import { isUnlimited, namesSubject, type Subject } from '../policies/policy-evaluation.js';
import type { Policy } from '../policies/policy.js';

/**
 * Whether `subject` holds everything that the policies which name `other` grant, on at least the same resources. A
 * policy that names both grants nothing more to one of them. Ignores what is granted to the owners of a resource, which
 * belongs to the resource.
 */
export function coversRights(policies: readonly Policy[], subject: Subject, other: Subject): boolean {
  const own = policies.filter(({ actors }) => namesSubject(actors, subject));
  return policies
    .filter((policy) => namesSubject(policy.actors, other) && !own.includes(policy))
    .every((policy) => [...policy.privileges].every((privilege) => own.some((held) => gives(held, privilege, policy))));
}

/** Whether a policy grants the privilege wherever `like` does. */
function gives(held: Policy, privilege: string, like: Policy): boolean {
  if (!held.privileges.has(privilege)) return false;
  if (isDeepStrictEqual(held.resources, like.resources)) return held.type === like.type || isUnlimited(held);
  if (held.resources?.constraints !== undefined) return false;
  return isUnlimited(held) || (!isUnlimited(like) && held.resources?.criteria.length === 0);
}
