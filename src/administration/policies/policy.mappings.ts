import { type EntityFieldResolver, enumValue, type GraphqlContext, mapping } from '../../entities/index.js';
import { groupRef, userRef } from '../../identity/index.js';
import { dataHubPolicyInfo } from '../../model/index.js';
import { ownershipTypeRef } from '../../annotations/index.js';
import { idOfUrn } from '../../foundation/common/urn.js';
import { dataHubRoleRef } from '../roles/index.js';
import type { ActorFilter } from './actor-filter.model.js';
import { PolicyMatchCondition, PolicyState, PolicyType } from './policy-enums.js';
import { DataHubPolicy, type Policy } from './policy.model.js';
import type { PolicyMatchFilter, ResourceFilter } from './resource-filter.model.js';
import type { StoredActors, StoredFilter, StoredPolicy, StoredResources } from './stored-policy.js';

/** Properties of a policy, without a description if the policy is not stored. */
type PolicyProperties = Omit<StoredPolicy, 'description'> & Partial<Pick<StoredPolicy, 'description'>>;

const NOT_STORED: Omit<PolicyProperties, 'displayName'> = {
  type: PolicyType.METADATA,
  state: PolicyState.INACTIVE,
  privileges: [],
  actors: {},
};

/** How a policy appears in GraphQL. */
export const DATAHUB_POLICY = mapping(DataHubPolicy, 'dataHubPolicy', {
  policyType: field(({ type }) => type),
  name: field(({ name }) => name),
  state: field(({ state }) => state),
  description: field(({ description }) => description),
  resources: field(({ resources }) => resources),
  privileges: field(({ privileges }) => privileges),
  actors: field(({ actors }) => actors),
  editable: field(({ editable }) => editable),
});

/** Returns a policy as listings show it. */
export function toPolicy(urn: string, stored: PolicyProperties, context: GraphqlContext): Policy {
  const { displayName, description, type, state, resources, privileges, actors, editable } = stored;
  return {
    urn,
    name: displayName,
    description: description ?? null,
    type: enumValue(PolicyType, type) ?? PolicyType.METADATA,
    state: enumValue(PolicyState, state) ?? PolicyState.INACTIVE,
    resources: resources === undefined ? null : toResources(resources, context),
    privileges: [...privileges],
    actors: toActors(actors),
    editable: editable ?? true,
  };
}

function field(read: (policy: Policy) => unknown): EntityFieldResolver {
  return async ({ urn }, _args, context) => {
    const stored = await context.entities.value(urn, dataHubPolicyInfo);
    return read(toPolicy(urn, stored ?? { ...NOT_STORED, displayName: idOfUrn(urn) }, context));
  };
}

function toActors(stored: StoredActors): ActorFilter {
  const { users, groups, roles, resourceOwnersTypes } = stored;
  return {
    users: listOf(users),
    groups: listOf(groups),
    roles: listOf(roles),
    resourceOwnersTypes: listOf(resourceOwnersTypes),
    resourceOwners: stored.resourceOwners ?? false,
    allUsers: stored.allUsers ?? false,
    allGroups: stored.allGroups ?? false,
    resolvedUsers: users?.map(userRef) ?? null,
    resolvedGroups: groups?.map(groupRef) ?? null,
    resolvedRoles: roles?.map(dataHubRoleRef) ?? null,
    resolvedOwnershipTypes: resourceOwnersTypes?.map(ownershipTypeRef) ?? null,
  };
}

function toResources(stored: StoredResources, context: GraphqlContext): ResourceFilter {
  return {
    type: stored.type ?? null,
    resources: listOf(stored.resources),
    allResources: stored.allResources ?? false,
    filter: toFilter(stored.filter, context),
    privilegeConstraints: toFilter(stored.privilegeConstraints, context),
  };
}

function toFilter(stored: StoredFilter | undefined, { entities }: GraphqlContext): PolicyMatchFilter | null {
  if (stored === undefined) return null;
  return {
    criteria: stored.criteria.map(({ field: name, values, condition }) => ({
      field: name,
      values: values.map((value) => ({ value, entity: entities.refIn(value) })),
      condition: enumValue(PolicyMatchCondition, condition) ?? PolicyMatchCondition.EQUALS,
    })),
  };
}

function listOf(values: readonly string[] | undefined): string[] | null {
  return values === undefined ? null : [...values];
}
