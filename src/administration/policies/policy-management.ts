import type { Actor, Authorizer } from '../../auth/index.js';
import { MANAGING_POLICIES } from './policy.demands.js';

/** Returns whether the actor may create, change and delete policies. */
export function managesPolicies(authorizer: Authorizer, actor: Actor): Promise<boolean> {
  return authorizer.meets(actor, MANAGING_POLICIES);
}

/** Throws `FORBIDDEN` unless the actor may create, change and delete policies. */
export async function requirePolicyManagement(authorizer: Authorizer, actor: Actor): Promise<void> {
  await authorizer.requireDemand(actor, MANAGING_POLICIES);
}
