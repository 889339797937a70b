import { DomainError, invalidArgument } from '../../foundation/common/errors.js';
import type { EntitySpec, ModelRegistry } from '../../model/index.js';
import type { CheckRegistry } from './check-registry.js';
import { ANY_TYPE, type ConsistencyCheck } from './checks/consistency-check.js';

/** The entity type to check, and the checks to run. */
export interface CheckSelection {
  readonly entity: EntitySpec;
  readonly checks: readonly ConsistencyCheck[];
}

/** Selection of checks by a caller. */
export interface CheckCriteria {
  readonly entityType?: string | undefined;
  readonly checkIds?: readonly string[] | undefined;
}

/**
 * Returns the named checks or, without names, the default checks of the entity type. The entity type is the given one,
 * or that of the named checks. Throws `INVALID_ARGUMENT` with the name of the field if the type or a check does not
 * exist, if they do not match, and if the type cannot be determined.
 */
export function selectChecks(criteria: CheckCriteria, registry: CheckRegistry, model: ModelRegistry): CheckSelection {
  const named = (criteria.checkIds ?? []).map((id) => checkNamed(registry, id));
  const entity = entityNamed(model, typeOf(criteria.entityType, named));
  const stranger = named.find(({ entityType }) => entityType !== ANY_TYPE && entityType !== entity.name);
  if (stranger !== undefined) {
    throw invalidArgument(`"checkIds" names ${stranger.id}, a check of ${stranger.entityType}, not of ${entity.name}.`);
  }
  const checks = named.length > 0 ? named : registry.list({ entityType: entity.name, includeOnDemand: false });
  return { entity, checks: [...new Set(checks)] };
}

/** Returns the check with an id. Throws `NOT_FOUND`. */
export function checkOf(registry: CheckRegistry, id: string): ConsistencyCheck {
  const check = registry.find(id);
  if (check !== undefined) return check;
  throw new DomainError('NOT_FOUND', `There is no check "${id}"; the checks are ${namesOf(registry)}.`);
}

function checkNamed(registry: CheckRegistry, id: string): ConsistencyCheck {
  const check = registry.find(id);
  if (check !== undefined) return check;
  throw invalidArgument(`"checkIds" names "${id}", which is not a check; the checks are ${namesOf(registry)}.`);
}

function entityNamed(model: ModelRegistry, name: string): EntitySpec {
  const entity = model.findEntity(name);
  if (entity !== undefined) return entity;
  throw invalidArgument(`"entityType" names "${name}", which is not an entity type of the model.`);
}

function typeOf(given: string | undefined, named: readonly ConsistencyCheck[]): string {
  const type = given ?? named.find(({ entityType }) => entityType !== ANY_TYPE)?.entityType;
  if (type !== undefined) return type;
  if (named.length > 0) throw invalidArgument('"entityType" is required: the named checks apply to all entity types.');
  throw invalidArgument('"entityType" or "checkIds" is required.');
}

function namesOf(registry: CheckRegistry): string {
  return registry
    .list({ includeOnDemand: true })
    .map(({ id }) => id)
    .join(', ');
}
