import { DomainError, invalidArgument } from '../../../foundation/common/errors.js';
import { noteWarning } from '../../../foundation/requests/request-origin.js';
import { Urn } from '../../../foundation/common/urn.js';
import type { AspectSpec, EntitySpec, ModelRegistry } from '../../../model/index.js';

/** The entity type called `name`, in any case. Throws `INVALID_ARGUMENT` for an unknown one. */
export function entityNamed(registry: ModelRegistry, name: string): EntitySpec {
  const found = registry.findEntity(name);
  if (found === undefined) throw invalidArgument(`Failed to find entity with name ${name} in EntityRegistry`);
  return found;
}

/** The entity type of `urn`. Throws `MALFORMED_URN`, or `INVALID_ARGUMENT` for an unknown type. */
export function entityOf(registry: ModelRegistry, urn: string): EntitySpec {
  return entityNamed(registry, Urn.parse(urn).entityType);
}

/** The aspect of `entity` called `name`, matched exactly or in lower case. */
export function findAspectOf(entity: EntitySpec, name: string): AspectSpec | undefined {
  return entity.aspects.get(name) ?? lowerCased(entity).get(name);
}

const LOWER_CASED = new WeakMap<EntitySpec, ReadonlyMap<string, AspectSpec>>();

function lowerCased(entity: EntitySpec): ReadonlyMap<string, AspectSpec> {
  const known = LOWER_CASED.get(entity);
  if (known !== undefined) return known;
  const made = new Map([...entity.aspects.values()].map((aspect) => [aspect.name.toLowerCase(), aspect]));
  LOWER_CASED.set(entity, made);
  return made;
}

/** The same, for an aspect that a request cannot do without. Throws `NOT_FOUND` with a message that names both. */
export function aspectNamed(entity: EntitySpec, name: string): AspectSpec {
  const found = findAspectOf(entity, name);
  if (found === undefined) throw new DomainError('NOT_FOUND', unknownAspect(entity, name));
  return found;
}

/**
 * The distinct aspects of `entity` called `names`; all of them without names. Unknown names are ignored, as in DataHub,
 * and the caller is warned of them.
 */
export function aspectsNamed(entity: EntitySpec, names: readonly string[] | undefined): readonly AspectSpec[] {
  if (names === undefined) return [...entity.aspects.values()];
  const found = names.map((name) => [name, findAspectOf(entity, name)] as const);
  for (const [name, aspect] of found) if (aspect === undefined) noteWarning(`${unknownAspect(entity, name)}.`);
  return [...new Set(found.flatMap(([, aspect]) => aspect ?? []))];
}

/** The message for an aspect that the entity type lacks. */
export function unknownAspect(entity: EntitySpec, name: string): string {
  return `Unknown aspect ${name} for entity ${entity.name}`;
}
