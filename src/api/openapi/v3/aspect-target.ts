import type { ChangeType } from '../../../aspects/index.js';
import { DomainError } from '../../../foundation/common/errors.js';
import { percentDecode } from '../../../foundation/http/index.js';
import type { ModelRegistry } from '../../../model/index.js';
import { aspectNamed, entityNamed, entityOf, unknownAspect } from './aspect-names.js';
import { type GivenPath, parseEntityPath } from './entity-path.js';
import type { Target } from './write-body.js';

/**
 * The aspect that a path names as the target of a change. Throws `METHOD_NOT_ALLOWED` for a path without an aspect,
 * `NOT_FOUND` if the entity type of the path lacks the aspect, `VALIDATION_FAILED` if that of the urn lacks it, and
 * `INVALID_ARGUMENT` for an unknown type.
 */
export function aspectTarget(path: GivenPath, changeType: ChangeType, registry: ModelRegistry): Target {
  const { urn, aspectName } = parseEntityPath(path, registry);
  if (aspectName === undefined) throw withoutAspect(path, urn, registry);
  const { name } = aspectNamed(entityNamed(registry, path.type), aspectName);
  const entity = entityOf(registry, urn);
  const aspect = entity.aspects.get(name);
  if (aspect === undefined) throw new DomainError('VALIDATION_FAILED', unknownAspect(entity, name));
  return { urn, entity, aspect, changeType };
}

/**
 * The refusal of a write whose path has no aspect. The end of a urn that is not encoded counts as the name that is
 * unknown.
 */
function withoutAspect({ type, rest }: GivenPath, urn: string, registry: ModelRegistry): DomainError {
  const slash = rest.lastIndexOf('/');
  if (slash === -1) return new DomainError('METHOD_NOT_ALLOWED', `Name an aspect after ${urn} to write it.`);
  const name = percentDecode(rest.slice(slash + 1));
  return new DomainError('NOT_FOUND', unknownAspect(entityNamed(registry, type), name));
}
