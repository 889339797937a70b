import type { EntityLoader } from '../../../entities/index.js';

/**
 * One part of the key in `urn`, by the field name of the key aspect. Throws `MALFORMED_URN` when the urn does not fit
 * its entity type.
 */
export function keyPart(urn: string, part: string, entities: EntityLoader): string {
  const value = entities.key(urn)[part];
  return typeof value === 'string' ? value : '';
}
