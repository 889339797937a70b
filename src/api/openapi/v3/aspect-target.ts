import type { ChangeType } from '../../../aspects/index.js';
import { DomainError } from '../../../foundation/common/errors.js';
import type { ModelRegistry } from '../../../model/index.js';
import { aspectNamed, entityNamed, entityOf, unknownAspect } from './aspect-names.js';
import { parseEntityPath } from './entity-path.js';
import type { Target } from './write-body.js';

/** The part of a path that names an aspect to be changed: its entity type, then urn and aspect. */
interface AspectPath {
  readonly type: string;
  readonly rest: string;
}

/**
 * The aspect that a path names, to be changed. Both the type of the path and that of the urn must have it. Throws
 * `METHOD_NOT_ALLOWED` for a path without an aspect, `NOT_FOUND` for one that the type of the path lacks,
 * `VALIDATION_FAILED` for one that the urn's type lacks, `INVALID_ARGUMENT` for an unknown type.
 */
export function aspectTarget({ type, rest }: AspectPath, changeType: ChangeType, registry: ModelRegistry): Target {
  const named = entityNamed(registry, type);
  const { urn, aspectName } = parseEntityPath(rest, registry, named);
  if (aspectName === undefined) throw new DomainError('METHOD_NOT_ALLOWED', `Name an aspect after ${urn} to write it.`);
  const { name } = aspectNamed(named, aspectName);
  const entity = entityOf(registry, urn);
  const aspect = entity.aspects.get(name);
  if (aspect === undefined) throw new DomainError('VALIDATION_FAILED', unknownAspect(entity, name));
  return { urn, entity, aspect, changeType };
}
