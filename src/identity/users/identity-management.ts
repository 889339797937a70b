import type { Actor, Authorizer } from '../../auth/index.js';
import { MANAGING_IDENTITIES } from './user.demands.js';

/** Throws `FORBIDDEN`, with `message` if given, unless the actor manages both users and groups. */
export async function requireIdentityManagement(authorizer: Authorizer, actor: Actor, message?: string): Promise<void> {
  await authorizer.requireDemand(actor, MANAGING_IDENTITIES, undefined, { refusal: message });
}
