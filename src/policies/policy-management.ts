import type { Actor, Authorizer } from '../auth/index.js';
import { forbidden } from '../common/errors.js';

/** Whether the actor may create, change and delete policies. */
export function managesPolicies(authorizer: Authorizer, actor: Actor): Promise<boolean> {
  return authorizer.canOperate(actor, 'ENTITY', 'MANAGE', { type: 'dataHubPolicy' });
}

/** Throws `FORBIDDEN` unless the actor may create, change and delete policies. */
export async function requirePolicyManagement(authorizer: Authorizer, actor: Actor): Promise<void> {
  if (!(await managesPolicies(authorizer, actor))) throw forbidden();
}
