import { type EntityFieldResolver, refTo } from '../../../entities/index.js';

interface StoredAccess {
  readonly roles?: readonly { readonly urn: string }[];
}

/** The field `access`, the same on every entity type that has it. Roles that the actor may not view are left out. */
export const accessField: EntityFieldResolver = async ({ urn }, _args, { entities }) => {
  const stored = (await entities.value(urn, 'access')) as StoredAccess | undefined;
  if (stored === undefined) return null;
  const roles = await entities.viewable(stored.roles ?? [], ({ urn: role }) => role);
  return { roles: roles.map((role) => ({ role: refTo('Role', role.urn), associatedUrn: urn })) };
};
