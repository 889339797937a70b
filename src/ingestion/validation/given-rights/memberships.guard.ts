import type { RuleContext } from '../../../aspects/index.js';
import { objectsAt, textAt, textsAt } from '../json-access.js';
import { added, givingAll, type Guard, uncovered } from './guard.js';

const GROUPS = [
  ['groupMembership', 'groups'],
  ['nativeGroupMembership', 'nativeGroups'],
] as const;

/** A role is given by those who manage policies. Taking one away needs no more than the write does. */
export const ROLES: Guard = givingAll(({ value, previous }) => {
  return added(textsAt(value, 'roles'), textsAt(previous?.value, 'roles')).length > 0;
});

/** A group is joined through those who hold what it gives. Who is in it already, by either aspect, stays. */
export const MEMBERSHIP: Guard = async (planned, context, rights) => {
  const named = GROUPS.flatMap(([, field]) => textsAt(planned.value, field));
  if (named.length === 0) return undefined;
  return uncovered(added(named, await groupsOf(planned.proposal.urn, context)), context, rights);
};

/**
 * Who owns a group may put others into it, and so it is given by those who hold what the group gives. To own anything
 * else is what the privilege to edit owners is for.
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
