import { invalidArgument } from '../../foundation/common/errors.js';
import { Urn } from '../../foundation/common/urn.js';
import { CORP_GROUP } from './group.mappings.js';

/** Throws `MALFORMED_URN`, or `INVALID_ARGUMENT` when `urn` is not that of a group. */
export function requireGroupUrn(urn: string): void {
  const { entityType } = Urn.parse(urn);
  if (entityType !== CORP_GROUP.entityType)
    throw invalidArgument(`${urn} names a ${entityType}; give the urn of a group: urn:li:corpGroup:<id>`);
}
