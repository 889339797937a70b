import {
  type EntityFieldResolver,
  type EntityMapping,
  enumValue,
  type GraphqlContext,
  idOfUrn,
} from '../../entities/index.js';
import { groupRef, userRef } from '../../identity/index.js';
import { ownershipTypeRef } from '../../annotations/index.js';
import { dataHubRoleRef } from '../roles/index.js';
import type { ActorFilter } from './actor-filter.model.js';
import { PolicyMatchCondition, PolicyState, PolicyType } from './policy-enums.js';
import { DataHubPolicy, type Policy } from './policy.model.js';
import type { PolicyMatchFilter, ResourceFilter } from './resource-filter.model.js';
import {
  POLICY_INFO,
  type StoredActors,
  type StoredFilter,
  type StoredPolicy,
  type StoredResources,
} from './stored-policy.js';

const NOT_STORED: StoredPolicy = {
  displayName: '',
  type: PolicyType.METADATA,
  state: PolicyState.INACTIVE,
  privileges: [],
  actors: {},
};

/** How a policy shows in GraphQL. */
export const DATAHUB_POLICY: EntityMapping = {
  entityType: 'dataHubPolicy',
  typeName: DataHubPolicy.name,
  fields: {
    policyType: field(({ type }) => type),
    ...Object.fromEntries(
      (['name', 'state', 'description', 'resources', 'privileges', 'actors', 'editable'] as const).map((name) => [
        name,
        field((policy) => policy[name]),
      ]),
    ),
  },
};

/** A policy as listings show it. */
export function toPolicy(urn: string, stored: StoredPolicy, context: GraphqlContext): Policy {
  const { displayName, description, type, state, resources, privileges, actors, editable } = stored;
  return {
    urn,
    name: displayName,
    description: description ?? null,
    type: enumValue(PolicyType, type, PolicyType.METADATA) ?? PolicyType.METADATA,
    state: enumValue(PolicyState, state, PolicyState.INACTIVE) ?? PolicyState.INACTIVE,
    resources: resources === undefined ? null : toResources(resources, context),
    privileges: [...privileges],
    actors: toActors(actors),
    editable: editable ?? true,
  };
}

function field(read: (policy: Policy) => unknown): EntityFieldResolver {
  return async ({ urn }, _args, context) => {
    const stored = (await context.entities.value(urn, POLICY_INFO)) as StoredPolicy | undefined;
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
      values: values.map((value) => ({ value, entity: entities.ref(value) })),
      condition: enumValue(PolicyMatchCondition, condition) ?? PolicyMatchCondition.EQUALS,
    })),
  };
}

function listOf(values: readonly string[] | undefined): string[] | null {
  return values === undefined ? null : [...values];
}
