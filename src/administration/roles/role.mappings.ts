import { aspectField, type EntityFieldResolver, type GraphqlContext, idField, mapping } from '../../entities/index.js';
import { groupRef, userRef } from '../../identity/index.js';
import { actors, groupMembership, nativeGroupMembership, roleProperties } from '../../model/index.js';
import { Role } from './role.model.js';

const isAssignedToMe: EntityFieldResolver = async ({ urn }, _args, context) => {
  const stored = await context.entities.value(urn, actors);
  if (stored?.users?.some(({ user }) => user === context.actor.urn) === true) return true;
  const groups = stored?.groups ?? [];
  if (groups.length === 0) return false;
  const own = await groupsOf(context);
  return groups.some(({ group }) => own.has(group));
};

/** How a role of another system appears in GraphQL. */
export const ROLE = mapping(Role, 'role', {
  id: idField,
  properties: aspectField(roleProperties),
  actors: aspectField(actors, ({ users, groups }) => ({
    users: users?.map(({ user }) => ({ user: userRef(user) })) ?? null,
    groups: groups?.map(({ group }) => ({ group: groupRef(group) })) ?? null,
  })),
  isAssignedToMe,
});

async function groupsOf({ actor, entities }: GraphqlContext): Promise<ReadonlySet<string>> {
  const [external, native] = await Promise.all([
    entities.value(actor.urn, groupMembership),
    entities.value(actor.urn, nativeGroupMembership),
  ]);
  return new Set([...(external?.groups ?? []), ...(native?.nativeGroups ?? [])]);
}
