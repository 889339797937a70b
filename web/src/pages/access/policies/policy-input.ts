import type {
  AccessFilterFragment,
  AccessPolicyFragment,
  PolicyMatchFilterInput,
  PolicyState,
  PolicyUpdateInput,
} from './policies.generated.js';

/** The input of an update that changes nothing of a policy but its state. */
export function withState(policy: AccessPolicyFragment, state: PolicyState): PolicyUpdateInput {
  const { type, name, description, privileges, actors, resources } = policy;
  const { users, groups, allUsers, allGroups, resourceOwners, resourceOwnersTypes } = actors;
  return {
    type,
    name,
    description,
    state,
    privileges,
    actors: { users, groups, allUsers, allGroups, resourceOwners, resourceOwnersTypes },
    resources: resources === null ? null : resourcesOf(resources),
  };
}

function resourcesOf({
  type,
  resources,
  allResources,
  filter,
  privilegeConstraints,
}: NonNullable<AccessPolicyFragment['resources']>): NonNullable<PolicyUpdateInput['resources']> {
  return {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- stored policies may have it
    type,
    resources,
    allResources,
    filter: filterOf(filter),
    privilegeConstraints: filterOf(privilegeConstraints),
  };
}

function filterOf(filter: AccessFilterFragment | null): PolicyMatchFilterInput | null {
  if (filter === null) return null;
  return {
    criteria: (filter.criteria ?? []).map(({ field, condition, values }) => ({
      field,
      condition,
      values: values.map(({ value }) => value),
    })),
  };
}
