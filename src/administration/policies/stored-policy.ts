import type { JsonObject } from '../../foundation/common/json.js';
import type { ActorFilterInput, PolicyUpdateInput, ResourceFilterInput } from './policy-update.input.js';

/** Aspect of a policy. */
export const POLICY_INFO = 'dataHubPolicyInfo';

/** A stored criterion. */
export interface StoredCriterion {
  readonly field: string;
  readonly values: readonly string[];
  readonly condition?: string;
}

/** A stored list of criteria. */
export interface StoredFilter {
  readonly criteria: readonly StoredCriterion[];
}

/** Whom a stored policy is for. */
export interface StoredActors {
  readonly users?: readonly string[];
  readonly groups?: readonly string[];
  readonly roles?: readonly string[];
  readonly resourceOwnersTypes?: readonly string[];
  readonly resourceOwners?: boolean;
  readonly allUsers?: boolean;
  readonly allGroups?: boolean;
}

/** What a stored policy is limited to. */
export interface StoredResources {
  readonly type?: string;
  readonly resources?: readonly string[];
  readonly allResources?: boolean;
  readonly filter?: StoredFilter;
  readonly privilegeConstraints?: StoredFilter;
}

/** The aspect `dataHubPolicyInfo`. */
export interface StoredPolicy {
  readonly displayName: string;
  readonly description?: string;
  readonly type: string;
  readonly state: string;
  readonly resources?: StoredResources;
  readonly privileges: readonly string[];
  readonly actors: StoredActors;
  readonly editable?: boolean;
  /** Milliseconds since 1970. */
  readonly lastUpdatedTimestamp?: number;
}

/** The aspect of a new policy; `now` in milliseconds since 1970. */
export function policyInfo(input: PolicyUpdateInput, now: number): JsonObject {
  const { name, type, state, description, resources, privileges, actors } = input;
  return {
    displayName: name,
    description: description ?? '',
    type,
    state,
    privileges,
    actors: actorFilter(actors),
    ...(resources == null ? {} : { resources: resourceFilter(resources) }),
    lastUpdatedTimestamp: now,
    editable: true,
  };
}

function actorFilter(input: ActorFilterInput): JsonObject {
  const { resourceOwners, allUsers, allGroups, users, groups, resourceOwnersTypes } = input;
  return given({ users, groups, resourceOwnersTypes, resourceOwners, allUsers, allGroups });
}

function resourceFilter({
  type,
  resources,
  allResources,
  filter,
  privilegeConstraints,
}: ResourceFilterInput): JsonObject {
  return given({
    type,
    resources,
    allResources,
    filter: matchFilter(filter),
    privilegeConstraints: matchFilter(privilegeConstraints),
  });
}

function matchFilter(filter: ResourceFilterInput['filter']): JsonObject | undefined {
  if (filter == null) return undefined;
  return {
    criteria: (filter.criteria ?? []).map(({ field, values, condition }) => ({ field, values, condition })),
  };
}

function given(values: Readonly<Record<string, JsonObject[string] | null>>): JsonObject {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value != null));
}
