import type { Actor, Authorizer } from '../auth/index.js';
import { forbidden } from '../common/errors.js';

/** Throws `FORBIDDEN`, with `message` where given, unless the actor manages both users and groups. */
export async function requireIdentityManagement(authorizer: Authorizer, actor: Actor, message?: string): Promise<void> {
  for (const type of ['corpuser', 'corpGroup']) {
    if (!(await authorizer.canOperate(actor, 'ENTITY', 'MANAGE', { type }))) throw forbidden(message);
  }
}
