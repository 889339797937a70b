import { given } from '../../foundation/common/given.js';
import type { dataHubPolicyInfo, StoredOf } from '../../model/index.js';
import type { ActorFilterInput, PolicyUpdateInput, ResourceFilterInput } from './policy-update.input.js';

/** A value of the aspect `dataHubPolicyInfo`. */
export type StoredPolicy = StoredOf<typeof dataHubPolicyInfo>;

/** The actors of a stored policy. */
export type StoredActors = StoredPolicy['actors'];

/** The resources of a stored policy. */
export type StoredResources = NonNullable<StoredPolicy['resources']>;

/** A list of criteria in a stored policy. */
export type StoredFilter = NonNullable<StoredResources['filter']>;

/** Returns the aspect of a policy that people may edit. `now`: milliseconds since 1970. */
export function policyInfo(input: PolicyUpdateInput, now: number): StoredPolicy {
  const { name, type, state, description, resources, privileges, actors } = input;
  return {
    displayName: name,
    description: description ?? '',
    type,
    state,
    privileges,
    actors: actorFilter(actors),
    ...given({ resources: resourceFilter(resources) }),
    lastUpdatedTimestamp: now,
    editable: true,
  };
}

function actorFilter(input: ActorFilterInput): StoredActors {
  const { resourceOwners, allUsers, allGroups, users, groups, resourceOwnersTypes } = input;
  return given({ users, groups, resourceOwnersTypes, resourceOwners, allUsers, allGroups });
}

function resourceFilter(input: PolicyUpdateInput['resources']): StoredResources | undefined {
  if (input == null) return undefined;
  const { type, resources, allResources, filter, privilegeConstraints } = input;
  return given({
    type,
    resources,
    allResources,
    filter: matchFilter(filter),
    privilegeConstraints: matchFilter(privilegeConstraints),
  });
}

function matchFilter(filter: ResourceFilterInput['filter']): StoredFilter | undefined {
  if (filter == null) return undefined;
  return {
    criteria: (filter.criteria ?? []).map(({ field, values, condition }) => ({ field, values, condition })),
  };
}
