import { forbidden } from '../../common/errors.js';
import type { Actor } from '../actor.js';
import type { Authorizer } from '../policies/authorizer.js';
import type { Privilege } from '../privileges.js';

/**
 * For a thing that is not stored, or does not say what decides about it, such as the assets that it is about. Throws the `FORBIDDEN` of a thing that is there, with `message` where given, unless the actor holds
 * one of the privileges in general, or on all entities of one of the types: nobody else learns what exists, or may act on what belongs to nobody.
 */
export async function requireOnUnknown(
  authorizer: Pick<Authorizer, 'can'>,
  actor: Actor,
  anyOf: readonly Privilege[],
  types: readonly string[] = [],
  message?: string,
): Promise<void> {
  if (await authorizer.can(actor, anyOf)) return;
  for (const type of types) {
    if (await authorizer.can(actor, anyOf, { type })) return;
  }
  throw forbidden(message);
}
