import { DomainError, invalidArgument } from '../../foundation/common/errors.js';
import type { EntitySpec, ModelRegistry } from '../../model/index.js';
import type { CheckRegistry } from './check-registry.js';
import { ANY_TYPE, type ConsistencyCheck } from './checks/consistency-check.js';

/** What to check, and by which checks. */
export interface CheckSelection {
  readonly entity: EntitySpec;
  readonly checks: readonly ConsistencyCheck[];
}

/** What a caller says of it. */
export interface CheckWish {
  readonly entityType?: string | undefined;
  readonly checkIds?: readonly string[] | undefined;
}

/**
 * The checks that are named, or, without names, those of the entity type that run by default; the type is the one
 * given, or the one that the named checks are for. Throws `INVALID_ARGUMENT` naming the field when there is no such
 * type or check, when the two do not go together, and when nothing tells the type.
 */
export function selectChecks(wish: CheckWish, registry: CheckRegistry, model: ModelRegistry): CheckSelection {
  const named = (wish.checkIds ?? []).map((id) => checkNamed(registry, id));
  const entity = entityNamed(model, typeOf(wish.entityType, named));
  const stranger = named.find(({ entityType }) => entityType !== ANY_TYPE && entityType !== entity.name);
  if (stranger !== undefined) {
    throw invalidArgument(
      `"checkIds" names ${stranger.id}, a check of ${stranger.entityType} and not of ${entity.name}.`,
    );
  }
  const checks = named.length > 0 ? named : registry.list({ entityType: entity.name, includeOnDemand: false });
  return { entity, checks: [...new Set(checks)] };
}

/** The check of that id. Throws `NOT_FOUND`. */
export function checkOf(registry: CheckRegistry, id: string): ConsistencyCheck {
  const check = registry.find(id);
  if (check !== undefined) return check;
  throw new DomainError('NOT_FOUND', `There is no check "${id}"; there are ${namesOf(registry)}.`);
}

function checkNamed(registry: CheckRegistry, id: string): ConsistencyCheck {
  const check = registry.find(id);
  if (check !== undefined) return check;
  throw invalidArgument(`"checkIds" names "${id}", which is no check; there are ${namesOf(registry)}.`);
}

function entityNamed(model: ModelRegistry, name: string): EntitySpec {
  const entity = model.findEntity(name);
  if (entity !== undefined) return entity;
  throw invalidArgument(`"entityType" names "${name}", which is no entity type of the model.`);
}

function typeOf(given: string | undefined, named: readonly ConsistencyCheck[]): string {
  const type = given ?? named.find(({ entityType }) => entityType !== ANY_TYPE)?.entityType;
  if (type !== undefined) return type;
  if (named.length > 0) throw invalidArgument('"entityType" is required: the named checks are for every entity type.');
  throw invalidArgument('"entityType" or "checkIds" is required.');
}

function namesOf(registry: CheckRegistry): string {
  return registry
    .list({ includeOnDemand: true })
    .map(({ id }) => id)
    .join(', ');
}
