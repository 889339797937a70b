import type { EntityLoader } from '../../entities/index.js';
import { subTypes } from '../../model/index.js';

/** The subtype of users that are service accounts. */
export const SERVICE_ACCOUNT_SUBTYPE = 'SERVICE_ACCOUNT';

/** Returns whether a user is a service account. */
export async function isServiceAccount(entities: EntityLoader, urn: string): Promise<boolean> {
  return (await entities.value(urn, subTypes))?.typeNames.includes(SERVICE_ACCOUNT_SUBTYPE) === true;
}
