import { listText, nameOf, type Named, shortUrn } from '../named.js';
import type { AccessFilterFragment, AccessPolicyFragment } from './policies.generated.js';

/** One condition on an entity, with the names of its values, which are alternatives. */
export interface ShapeCriterion {
  /** For example `TYPE`, `DOMAIN` or `TAG`. */
  readonly field: string;
  readonly condition: 'EQUALS' | 'NOT_EQUALS' | 'STARTS_WITH';
  readonly values: readonly string[];
}

/** What a policy says, with names instead of urns. */
export interface PolicyShape {
  readonly isPlatform: boolean;
  /** Names such as `EDIT_ENTITY_TAGS`. */
  readonly privileges: readonly string[];
  readonly actors: ShapeActors;
  /** All must be met; none = every entity. */
  readonly criteria: readonly ShapeCriterion[];
  /** Conditions on what is added to entities or removed from them; undefined = no limit. */
  readonly constraints: readonly ShapeCriterion[] | undefined;
}

/** Whom a policy names; the parts are alternatives. */
export interface ShapeActors {
  readonly everybody: boolean;
  readonly anyGroup: boolean;
  readonly users: readonly string[];
  readonly groups: readonly string[];
  readonly roles: readonly string[];
  readonly owners: boolean;
  /** Names of the ownership types that count; undefined = all. */
  readonly ownershipTypes: readonly string[] | undefined;
}

type Actors = AccessPolicyFragment['actors'];
type Resources = AccessPolicyFragment['resources'];
type Filter = AccessFilterFragment;

/** What a policy of a response says. */
export function shapeOf({ type, privileges, actors, resources }: AccessPolicyFragment): PolicyShape {
  return {
    isPlatform: type === 'PLATFORM',
    privileges,
    actors: actorsOf(actors),
    criteria: resources?.filter == null ? criteriaOfList(resources) : criteriaOf(resources.filter),
    constraints: resources?.privilegeConstraints == null ? undefined : criteriaOf(resources.privilegeConstraints),
  };
}

function actorsOf(actors: Actors): ShapeActors {
  const { users, groups, roles, resourceOwnersTypes } = actors;
  return {
    everybody: actors.allUsers,
    anyGroup: actors.allGroups,
    users: namesOf(users, actors.resolvedUsers),
    groups: namesOf(groups, actors.resolvedGroups),
    roles: namesOf(roles, actors.resolvedRoles),
    owners: actors.resourceOwners,
    ownershipTypes:
      resourceOwnersTypes === null ? undefined : namesOf(resourceOwnersTypes, actors.resolvedOwnershipTypes),
  };
}

function namesOf(urns: readonly string[] | null, entities: readonly Named[] | null): readonly string[] {
  const names = new Map(entities?.map((entity) => [entity.urn, nameOf(entity)]));
  return (urns ?? []).map((urn) => names.get(urn) ?? shortUrn(urn));
}

function criteriaOf({ criteria }: Filter): readonly ShapeCriterion[] {
  return (criteria ?? []).map(({ field, condition, values }) => ({
    field: field.toUpperCase().replace(/^RESOURCE_/, ''),
    condition,
    values: values.map(({ value, entity }) => (entity === null ? shortUrn(value) : nameOf(entity))),
  }));
}

/** The older form of resources: a type, and the urns of entities unless `allResources`. */
function criteriaOfList(resources: Resources): readonly ShapeCriterion[] {
  if (resources === null) return [];
  const { type, allResources, resources: urns } = resources;
  const types = type === null ? [] : [{ field: 'TYPE', condition: 'EQUALS' as const, values: [type] }];
  const isLimited = urns !== null && allResources !== true;
  if (!isLimited) return types;
  return [...types, { field: 'URN', condition: 'EQUALS', values: urns.map((urn) => shortUrn(urn)) }];
}

/** Names as alternatives: `a, b or c`; the texts beyond `most` are counted. */
export function namesText(names: readonly string[], word: 'and' | 'or', most = 4): string {
  if (names.length <= most) return listText(names, word);
  return listText([...names.slice(0, most - 1), `${names.length - most + 1} more`], word);
}
