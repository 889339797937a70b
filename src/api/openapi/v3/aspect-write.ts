import type { ChangeType } from '../../../aspects/index.js';
import { DomainError, invalidArgument } from '../../../foundation/common/errors.js';
import { isJsonObject, type JsonObject } from '../../../foundation/common/json.js';
import type { ModelRegistry } from '../../../model/index.js';
import { flagOf, type Query } from '../query.js';
import { aspectNamed, entityOf } from './aspect-names.js';
import { parseEntityPath } from './entity-path.js';
import type { WriteMode } from './entity-write.service.js';
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

/** How a write of one aspect treats what is there already, as its flags say. */
export function changeTypeOf(query: Query): ChangeType {
  if (flagOf(query, 'createIfEntityNotExists', false)) return 'CREATE_ENTITY';
  return flagOf(query, 'createIfNotExists', true) ? 'CREATE' : 'UPSERT';
}

/** How a write is answered, as its flags say; `isAsync` where `async` does not. */
export function writeModeOf(query: Query, isAsync: boolean): WriteMode {
  return { isAsync: flagOf(query, 'async', isAsync), withMetadata: flagOf(query, 'systemMetadata', false) };
}

/** The body of a write of one aspect. Throws `INVALID_ARGUMENT` for anything but an object. */
export function objectOf(body: unknown): JsonObject {
  if (isJsonObject(body)) return body;
  throw invalidArgument('The request body must be a JSON object.');
}
