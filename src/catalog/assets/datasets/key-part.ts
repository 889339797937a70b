import type { EntityLoader } from '../../../entities/index.js';

/**
 * Returns one field of the key in `urn`; empty if the field is not text. Throws `MALFORMED_URN` if the urn does not fit
 * its entity type.
 */
export function keyPart(urn: string, part: string, entities: EntityLoader): string {
  const value = entities.key(urn)[part];
  return typeof value === 'string' ? value : '';
}
