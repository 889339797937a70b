import type { ChangeType } from '../../../aspects/index.js';
import { DomainError } from '../../../foundation/common/errors.js';
import type { ModelRegistry } from '../../../model/index.js';
import { aspectNamed, entityOf } from './aspect-names.js';
import { parseEntityPath } from './entity-path.js';
import type { Target } from './write-body.js';

/**
 * The aspect that a path names, to be changed. Throws `METHOD_NOT_ALLOWED` for a path without an aspect, `NOT_FOUND`
 * for an unknown one.
 */
export function aspectTarget(path: string, changeType: ChangeType, registry: ModelRegistry): Target {
  const { urn, aspectName } = parseEntityPath(path, registry);
  const entity = entityOf(registry, urn);
  if (aspectName === undefined) throw new DomainError('METHOD_NOT_ALLOWED', `Name an aspect after ${urn} to write it.`);
  return { urn, entity, aspect: aspectNamed(entity, aspectName), changeType };
}
