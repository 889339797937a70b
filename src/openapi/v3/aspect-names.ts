import { DomainError, invalidArgument } from '../../common/errors.js';
import { Urn } from '../../common/urn.js';
import type { AspectSpec, EntitySpec, ModelRegistry } from '../../model/index.js';

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

/** The aspect of `entity` called `name`, exactly or all in lower case. */
export function findAspectOf(entity: EntitySpec, name: string): AspectSpec | undefined {
  return entity.aspects.get(name) ?? [...entity.aspects.values()].find((aspect) => aspect.name.toLowerCase() === name);
}

/** The same, for an aspect that a path or query names. Throws `NOT_FOUND` with a text that names both. */
export function aspectNamed(entity: EntitySpec, name: string): AspectSpec {
  const found = findAspectOf(entity, name);
  if (found === undefined) throw new DomainError('NOT_FOUND', unknownAspect(entity, name));
  return found;
}

/** The text for an aspect that the entity type lacks. */
export function unknownAspect(entity: EntitySpec, name: string): string {
  return `Unknown aspect ${name} for entity ${entity.name}`;
}
