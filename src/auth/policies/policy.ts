import { isJsonObject, type JsonObject, type JsonValue } from '../../foundation/json/json.js';
import { stringsIn } from '../users/user-state.js';

/** A field of a criterion: a property of the resource. */
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
  /** Undefined for an unknown field or an invalid criterion: such a criterion is never met. */
  readonly field: PolicyField | undefined;
  readonly values: ReadonlySet<string>;
  readonly condition: 'EQUALS' | 'STARTS_WITH' | 'NOT_EQUALS';
}

/** The actors of a policy; the parts are alternatives. */
export interface PolicyActors {
  readonly users: ReadonlySet<string>;
  readonly groups: ReadonlySet<string>;
  readonly roles: ReadonlySet<string>;
  readonly allUsers: boolean;
  readonly allGroups: boolean;
  readonly resourceOwners: boolean;
  /** Ownership types that count, none if empty; undefined = all. */
  readonly ownershipTypes: ReadonlySet<string> | undefined;
}

/** The resources of a policy. */
export interface PolicyResources {
  /** All must be met; none = everything. */
  readonly criteria: readonly Criterion[];
  /**
   * Conditions on the sub-resources that are added to or removed from the resource, such as tags; undefined = no limit.
   */
  readonly constraints: readonly Criterion[] | undefined;
}

/** An active policy, parsed for evaluation. */
export interface Policy {
  readonly urn: string;
  /** Display name. */
  readonly name: string;
  readonly type: 'PLATFORM' | 'METADATA';
  readonly privileges: ReadonlySet<string>;
  readonly actors: PolicyActors;
  /** Undefined = everything, including questions without a resource. */
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

const CONDITIONS = ['EQUALS', 'STARTS_WITH', 'NOT_EQUALS'] as const;
const NEVER: Criterion = { field: undefined, values: new Set(), condition: 'EQUALS' };

/**
 * Parses a `dataHubPolicyInfo`; undefined unless its state is exactly ACTIVE. A limit that cannot be parsed allows
 * nothing.
 */
export function parsePolicy(urn: string, info: JsonObject): Policy | undefined {
  if (info['state'] !== 'ACTIVE') return undefined;
  return {
    urn,
    name: typeof info['displayName'] === 'string' ? info['displayName'] : urn,
    type: info['type'] === 'PLATFORM' ? 'PLATFORM' : 'METADATA',
    privileges: new Set(stringsIn(info['privileges'])),
    actors: parseActors(isJsonObject(info['actors']) ? info['actors'] : {}),
    resources: parseResources(info['resources']),
  };
}

function parseActors(actors: JsonObject): PolicyActors {
  return {
    users: new Set(stringsIn(actors['users'])),
    groups: new Set(stringsIn(actors['groups'])),
    roles: new Set(stringsIn(actors['roles'])),
    allUsers: actors['allUsers'] === true,
    allGroups: actors['allGroups'] === true,
    resourceOwners: actors['resourceOwners'] === true,
    ownershipTypes: isAbsent(actors['resourceOwnersTypes'])
      ? undefined
      : new Set(stringsIn(actors['resourceOwnersTypes'])),
  };
}

function parseResources(resources: JsonValue | undefined): PolicyResources | undefined {
  if (isAbsent(resources)) return undefined;
  if (!isJsonObject(resources)) return { criteria: [NEVER], constraints: [NEVER] };
  const { filter, privilegeConstraints } = resources;
  return {
    criteria: isAbsent(filter) ? legacyCriteria(resources) : parseCriteria(filter),
    constraints: isAbsent(privilegeConstraints) ? undefined : parseCriteria(privilegeConstraints),
  };
}

function legacyCriteria(resources: JsonObject): readonly Criterion[] {
  const { type } = resources;
  const urns = resources['allResources'] === true ? undefined : resources['resources'];
  return [...(isAbsent(type) ? [] : [equalTo('TYPE', [type])]), ...(isAbsent(urns) ? [] : [equalTo('URN', urns)])];
}

function equalTo(field: PolicyField, values: JsonValue): Criterion {
  return { field, values: new Set(stringsIn(values)), condition: 'EQUALS' };
}

function parseCriteria(filter: JsonValue): readonly Criterion[] {
  const criteria = isJsonObject(filter) ? filter['criteria'] : undefined;
  return Array.isArray(criteria) ? criteria.map(parseCriterion) : [NEVER];
}

function parseCriterion(criterion: JsonValue): Criterion {
  if (!isJsonObject(criterion)) return NEVER;
  const given = criterion['condition'] ?? 'EQUALS';
  const condition = CONDITIONS.find((known) => known === given);
  if (condition === undefined) return NEVER;
  return { field: fieldOf(criterion['field']), values: new Set(stringsIn(criterion['values'])), condition };
}

function fieldOf(value: JsonValue | undefined): PolicyField | undefined {
  return typeof value === 'string' ? FIELDS[value.toUpperCase()] : undefined;
}

function isAbsent(value: JsonValue | undefined): value is null | undefined {
  return value === undefined || value === null;
}
