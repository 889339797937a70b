import { DomainError } from '../foundation/common/errors.js';
import { Urn } from '../foundation/common/urn.js';
import { partCountFault } from './entity-spec.js';
import type { ModelRegistry } from './registry.js';
import type { EntitySpec, KeyPart } from './specs.js';

/** Longest urn in percent-encoded bytes; urns of schema fields may be longer. */
export const MAX_URN_BYTES = 512;

/** U+241F, which separates the names of nested keys in patches. */
const UNIT_SEPARATOR = '\u241f';

const UNENCODED_BYTE = /[A-Za-z0-9.\-*_ ]/;

/**
 * Returns the parsed urn of an entity to be written. It must have no white space at the ends, at most `MAX_URN_BYTES`
 * percent-encoded, no U+241F, a registered entity type, and a valid value for each part of its key. Throws
 * `MALFORMED_URN` with the reason.
 */
export function checkEntityUrn(registry: ModelRegistry, urn: string): Urn {
  const parsed = Urn.parse(checkedText(urn));
  const fault = keyFault(registry, parsed) ?? lengthFault(parsed, urn);
  if (fault !== undefined) throw malformed(urn, fault);
  return parsed;
}

/** Whether `text` is a urn whose entity type is registered, with a valid value for each part of its key. */
export function isEntityUrn(registry: ModelRegistry, text: string): boolean {
  const urn = text.startsWith('urn:li:') ? Urn.tryParse(text) : undefined;
  return urn !== undefined && keyFault(registry, urn) === undefined;
}

/**
 * Why `urn` cannot name an entity of the registry; undefined if it can. Checks only the entity type and the number of
 * parts.
 */
export function referenceFault(registry: ModelRegistry, urn: Urn): string | undefined {
  const entity = registry.findEntity(urn.entityType);
  if (entity === undefined) return `Failed to find entity with name ${urn.entityType} in EntityRegistry`;
  return partCountFault(entity, urn);
}

function checkedText(urn: string): string {
  if (urn !== urn.trim()) throw malformed(urn, 'remove the white space at its ends');
  if (urn.includes(UNIT_SEPARATOR)) throw malformed(urn, `it must not hold ${UNIT_SEPARATOR}`);
  return urn;
}

function lengthFault(urn: Urn, text: string): string | undefined {
  if (urn.entityType === 'schemaField') return undefined;
  const bytes = encodedBytes(text);
  return bytes > MAX_URN_BYTES
    ? `percent-encoded it has ${bytes} bytes, at most ${MAX_URN_BYTES} are allowed`
    : undefined;
}

function encodedBytes(text: string): number {
  let bytes = 0;
  for (const byte of Buffer.from(text)) bytes += UNENCODED_BYTE.test(String.fromCharCode(byte)) ? 1 : 3;
  return bytes;
}

function keyFault(registry: ModelRegistry, urn: Urn): string | undefined {
  const fault = referenceFault(registry, urn);
  if (fault !== undefined) return fault;
  return partsFault(registry, registry.entity(urn.entityType), urn);
}

function partsFault(registry: ModelRegistry, entity: EntitySpec, urn: Urn): string | undefined {
  for (const [at, part] of entity.keyParts.entries()) {
    const fault = partFault(registry, entity, part, urn.parts[at] ?? '');
    if (fault !== undefined) return `${part.name}: ${fault}`;
  }
  return undefined;
}

function partFault(registry: ModelRegistry, entity: EntitySpec, part: KeyPart, text: string): string | undefined {
  if (part.type === 'string') return undefined;
  if (part.type === 'enum')
    return part.symbols?.includes(text) ? undefined : `"${text}" is not one of ${part.symbols?.join(', ')}`;
  const nested = Urn.tryParse(text);
  if (nested === undefined) return `"${text}" is not a urn`;
  const allowed = allowedTypes(entity, part.name);
  if (allowed !== undefined && !allowed.includes(nested.entityType))
    return `"${text}" must be a urn of ${allowed.join(' or ')}`;
  return keyFault(registry, nested);
}

function allowedTypes(entity: EntitySpec, partName: string): readonly string[] | undefined {
  return entity.keyAspect.relationships.find(({ path }) => path[0] === partName)?.annotation.entityTypes;
}

function malformed(urn: string, reason: string): DomainError {
  return new DomainError('MALFORMED_URN', `Invalid urn!: ${urn} (${reason})`);
}
