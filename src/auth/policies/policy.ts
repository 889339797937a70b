import { isJsonObject, type JsonObject, type JsonValue } from '../../common/json.js';
import { stringsIn } from '../users/user-state.js';

/** What a criterion compares: a property of the resource. */
export type PolicyField =
  | 'TYPE'
  | 'URN'
  | 'OWNER'
  | 'DOMAIN'
  | 'GROUP_MEMBERSHIP'
  | 'DATA_PLATFORM_INSTANCE'
  | 'TAG'
  | 'CONTAINER'
  | 'GLOSSARY';

/** One condition on a resource; `values` are alternatives. */
export interface Criterion {
  /** Undefined for a name that is no field: such a criterion is never met. */
  readonly field: PolicyField | undefined;
  readonly values: readonly string[];
  readonly condition: 'EQUALS' | 'STARTS_WITH' | 'NOT_EQUALS';
}

/** Who a policy is for; the parts are alternatives. */
export interface PolicyActors {
  readonly users: ReadonlySet<string>;
  readonly groups: ReadonlySet<string>;
  readonly roles: ReadonlySet<string>;
  readonly allUsers: boolean;
  readonly allGroups: boolean;
  readonly resourceOwners: boolean;
  /** Ownership types that count; undefined = all. */
  readonly ownershipTypes: ReadonlySet<string> | undefined;
}

/** What a policy is limited to. */
export interface PolicyResources {
  /** All must be met; none = everything. */
  readonly criteria: readonly Criterion[];
  /** Conditions on what is added to or removed from the resource, such as tags; undefined = no limit. */
  readonly constraints: readonly Criterion[] | undefined;
}

/** An active policy, read for evaluation. */
export interface Policy {
  readonly urn: string;
  readonly type: 'PLATFORM' | 'METADATA';
  readonly privileges: ReadonlySet<string>;
  readonly actors: PolicyActors;
  /** Undefined = everything, questions without a resource included. */
  readonly resources: PolicyResources | undefined;
}

const FIELDS: Readonly<Record<string, PolicyField>> = {
  TYPE: 'TYPE',
  RESOURCE_TYPE: 'TYPE',
  URN: 'URN',
  RESOURCE_URN: 'URN',
  OWNER: 'OWNER',
  DOMAIN: 'DOMAIN',
  GROUP_MEMBERSHIP: 'GROUP_MEMBERSHIP',
  DATA_PLATFORM_INSTANCE: 'DATA_PLATFORM_INSTANCE',
  TAG: 'TAG',
  CONTAINER: 'CONTAINER',
  GLOSSARY: 'GLOSSARY',
};

/** Reads a `dataHubPolicyInfo`; undefined unless its state is exactly ACTIVE. */
export function parsePolicy(urn: string, info: JsonObject): Policy | undefined {
  if (info['state'] !== 'ACTIVE') return undefined;
  return {
    urn,
    type: info['type'] === 'PLATFORM' ? 'PLATFORM' : 'METADATA',
    privileges: new Set(stringsIn(info['privileges'])),
    actors: parseActors(isJsonObject(info['actors']) ? info['actors'] : {}),
    resources: isJsonObject(info['resources']) ? parseResources(info['resources']) : undefined,
  };
}

function parseActors(actors: JsonObject): PolicyActors {
  const ownershipTypes = stringsIn(actors['resourceOwnersTypes']);
  return {
    users: new Set(stringsIn(actors['users'])),
    groups: new Set(stringsIn(actors['groups'])),
    roles: new Set(stringsIn(actors['roles'])),
    allUsers: actors['allUsers'] === true,
    allGroups: actors['allGroups'] === true,
    resourceOwners: actors['resourceOwners'] === true,
    ownershipTypes: ownershipTypes.length === 0 ? undefined : new Set(ownershipTypes),
  };
}

function parseResources(resources: JsonObject): PolicyResources {
  const { filter, privilegeConstraints } = resources;
  return {
    criteria: isJsonObject(filter) ? parseCriteria(filter) : legacyCriteria(resources),
    constraints: isJsonObject(privilegeConstraints) ? parseCriteria(privilegeConstraints) : undefined,
  };
}

function legacyCriteria(resources: JsonObject): readonly Criterion[] {
  const { type } = resources;
  const urns = resources['allResources'] === true ? [] : stringsIn(resources['resources']);
  const criteria: Criterion[] = [];
  if (typeof type === 'string') criteria.push({ field: 'TYPE', values: [type], condition: 'EQUALS' });
  if (urns.length > 0) criteria.push({ field: 'URN', values: urns, condition: 'EQUALS' });
  return criteria;
}

function parseCriteria(filter: JsonObject): readonly Criterion[] {
  const { criteria } = filter;
  return Array.isArray(criteria) ? criteria.filter(isJsonObject).map(parseCriterion) : [];
}

function parseCriterion(criterion: JsonObject): Criterion {
  return {
    field: fieldOf(criterion['field']),
    values: stringsIn(criterion['values']),
    condition: conditionOf(criterion['condition']),
  };
}

function fieldOf(value: JsonValue | undefined): PolicyField | undefined {
  return typeof value === 'string' ? FIELDS[value.toUpperCase()] : undefined;
}

function conditionOf(value: JsonValue | undefined): Criterion['condition'] {
  return value === 'STARTS_WITH' || value === 'NOT_EQUALS' ? value : 'EQUALS';
}
