import type { RuleContext } from '../../../aspects/index.js';
import { objectsAt, textAt, textsAt } from '../json-access.js';
import { added, givingAll, type Guard, uncovered } from './guard.js';

const GROUPS = [
  ['groupMembership', 'groups'],
  ['nativeGroupMembership', 'nativeGroups'],
] as const;

/** Actors who manage policies grant roles. Taking a role away needs no more than the write does. */
export const ROLES: Guard = givingAll(({ value, previous }) => {
  return added(textsAt(value, 'roles'), textsAt(previous?.value, 'roles')).length > 0;
});

/** Actors who hold the rights of a group add members to it. Members that either aspect already names stay. */
export const MEMBERSHIP: Guard = async (planned, context, rights) => {
  const named = GROUPS.flatMap(([, field]) => textsAt(planned.value, field));
  if (named.length === 0) return undefined;
  return uncovered(added(named, await groupsOf(planned.proposal.urn, context)), context, rights);
};

/**
 * The owner of a group may add members to it, so that actors who hold the group's rights assign its owners. Owners of
 * anything else need only the privilege to edit owners.
 */
export const OWNERSHIP: Guard = async ({ proposal, entity, value, previous }, context, rights) => {
  if (entity.name !== 'corpGroup') return undefined;
  const [after, before] = [value, previous?.value].map((one) => objectsAt(one, 'owners').flatMap(ownerIn));
  return added(after ?? [], before ?? []).length === 0 ? undefined : uncovered([proposal.urn], context, rights);
};

async function groupsOf(urn: string, context: RuleContext): Promise<readonly string[]> {
  const found = await Promise.all(
    GROUPS.map(async ([aspect, field]) => textsAt((await context.read(urn, aspect))?.value, field)),
  );
  return found.flat();
}

function ownerIn(owner: Parameters<typeof textAt>[0]): readonly string[] {
  return [`${textAt(owner, 'owner') ?? ''}\n${textAt(owner, 'typeUrn') ?? textAt(owner, 'type') ?? ''}`];
}
