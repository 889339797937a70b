import { invalidArgument } from '../../../foundation/common/errors.js';
import { Urn } from '../../../foundation/common/urn.js';
import { BUSINESS_ATTRIBUTE } from './business-attribute.mappings.js';

/** Throws `MALFORMED_URN`, or `INVALID_ARGUMENT` naming `field` when `urn` is not that of a business attribute. */
export function requireAttributeUrn(field: string, urn: string): void {
  const { entityType } = Urn.parse(urn);
  if (entityType !== BUSINESS_ATTRIBUTE.entityType)
    throw invalidArgument(`${field}: ${urn} names a ${entityType}; give the urn of a businessAttribute`);
}
