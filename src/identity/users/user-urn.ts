import { invalidArgument } from '../../foundation/common/errors.js';
import { Urn } from '../../foundation/common/urn.js';
import { CORP_USER } from './user.mappings.js';

/** Throws `MALFORMED_URN`, or `INVALID_ARGUMENT` when `urn` is not that of a user. */
export function requireUserUrn(urn: string): void {
  const { entityType } = Urn.parse(urn);
  if (entityType !== CORP_USER.entityType)
    throw invalidArgument(`${urn} names a ${entityType}; give the urn of a user: urn:li:corpuser:<id>`);
}
