import { invalidArgument } from '../../../foundation/common/errors.js';
import { Urn } from '../../../foundation/common/urn.js';

/** Returns the opaque scroll id of a position. */
export function encodeScrollId(urn: string): string {
  return Buffer.from(urn).toString('base64url');
}

/** Returns the urn in `scrollId`. Throws `INVALID_ARGUMENT` unless the id belongs to a scroll of that entity type. */
export function decodeScrollId(scrollId: string, entityType: string): string {
  const urn = Buffer.from(scrollId, 'base64url').toString();
  if (urn.startsWith(`urn:li:${entityType}:`) && Urn.tryParse(urn) !== undefined) return urn;
  throw invalidArgument(`"scrollId" does not belong to a check of ${entityType}. Omit it to start from the beginning.`);
}
