import {
  aspectField,
  type EntityFieldResolver,
  type EntityMapping,
  type GraphqlContext,
  idField,
} from '../../entities/index.js';
import { groupRef, userRef } from '../../identity/index.js';

/** The aspect `actors`. */
interface StoredActors {
  readonly users?: readonly { readonly user: string }[];
  readonly groups?: readonly { readonly group: string }[];
}

const actors = aspectField<StoredActors>('actors', ({ users, groups }) => ({
  users: users?.map(({ user }) => ({ user: userRef(user) })) ?? null,
  groups: groups?.map(({ group }) => ({ group: groupRef(group) })) ?? null,
}));

const isAssignedToMe: EntityFieldResolver = async ({ urn }, _args, context) => {
  const stored = (await context.entities.value(urn, 'actors')) as StoredActors | undefined;
  if (stored?.users?.some(({ user }) => user === context.actor.urn) === true) return true;
  const groups = stored?.groups ?? [];
  if (groups.length === 0) return false;
  const own = await groupsOf(context);
  return groups.some(({ group }) => own.has(group));
};

/** How a role shows in GraphQL. */
export const ROLE: EntityMapping = {
  entityType: 'role',
  typeName: 'Role',
  fields: { id: idField, properties: aspectField('roleProperties'), actors, isAssignedToMe },
};

async function groupsOf({ actor, entities }: GraphqlContext): Promise<ReadonlySet<unknown>> {
  const [external, native] = await Promise.all([
    entities.value(actor.urn, 'groupMembership'),
    entities.value(actor.urn, 'nativeGroupMembership'),
  ]);
  return new Set([external?.['groups'] ?? [], native?.['nativeGroups'] ?? []].flat());
}
