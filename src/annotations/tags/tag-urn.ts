import { invalidArgument } from '../../foundation/common/errors.js';
import { Urn } from '../../foundation/common/urn.js';
import { TAG } from './tag.mappings.js';

/** Throws `MALFORMED_URN`, or `INVALID_ARGUMENT` when `urn` is not that of a tag. */
export function requireTagUrn(urn: string): void {
  const { entityType } = Urn.parse(urn);
  if (entityType !== TAG.entityType) throw invalidArgument(`${urn} names a ${entityType}; give the urn of a tag`);
}
