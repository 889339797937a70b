import { Urn } from '../../../foundation/common/urn.js';
import { percentDecode } from '../../../foundation/http/index.js';
import type { EntitySpec, ModelRegistry } from '../../../model/index.js';
import { entityNamed, findAspectOf } from './aspect-names.js';

/** A path below the entities of an API. */
export interface GivenPath {
  /** Entity type, as written. */
  readonly type: string;
  /** What follows it, still percent-encoded. */
  readonly rest: string;
}

/** The parts of a path below an entity type. */
export interface EntityPath {
  readonly urn: string;
  /** As written; absent if the path ends with the urn. */
  readonly aspectName: string | undefined;
}

/**
 * Parses `{urn}` or `{urn}/{aspect}` below an entity type. The urn may be unencoded, including slashes: parentheses
 * then determine its end, and for a urn without parentheses the last segment is an aspect if the entity type of the urn
 * or of the path has one of that name. Throws `INVALID_ARGUMENT` for an unknown type in the path, and `MALFORMED_URN`.
 */
export function parseEntityPath({ type, rest: path }: GivenPath, registry: ModelRegistry): EntityPath {
  const typeOfPath = entityNamed(registry, type);
  const slash = path.lastIndexOf('/');
  const whole = percentDecode(path);
  if (slash === -1) return entityOnly(whole);
  const named = { urn: percentDecode(path.slice(0, slash)), aspectName: percentDecode(path.slice(slash + 1)) };
  const head = Urn.tryParse(named.urn);
  if (head === undefined) return entityOnly(whole);
  return isEncoded(path.slice(0, slash)) ||
    endsAtBracket(head) ||
    hasAspect(registry.findEntity(head.entityType), named.aspectName) ||
    hasAspect(typeOfPath, named.aspectName)
    ? named
    : entityOnly(whole);
}

function entityOnly(urn: string): EntityPath {
  return { urn: Urn.parse(urn).toString(), aspectName: undefined };
}

function isEncoded(urn: string): boolean {
  return /^urn%3a/i.test(urn) && !urn.includes('/');
}

function endsAtBracket(urn: Urn): boolean {
  return urn.key.startsWith('(');
}

function hasAspect(entity: EntitySpec | undefined, name: string): boolean {
  return entity !== undefined && findAspectOf(entity, name) !== undefined;
}
