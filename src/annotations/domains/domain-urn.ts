import { invalidArgument } from '../../foundation/common/errors.js';
import { Urn } from '../../foundation/common/urn.js';
import { DOMAIN } from './domain.mappings.js';

/** Throws `MALFORMED_URN`, or `INVALID_ARGUMENT` naming `field` when `urn` is not that of a domain. */
export function requireDomainUrn(field: string, urn: string): void {
  const { entityType } = Urn.parse(urn);
  if (entityType !== DOMAIN.entityType)
    throw invalidArgument(`${field}: ${urn} names a ${entityType}; give the urn of a domain`);
}
