import type { EntityLoader } from '../../entities/index.js';

/** The subtype that marks a user as a program. */
export const SERVICE_ACCOUNT_KIND = 'SERVICE_ACCOUNT';

/** Whether a user is a program that works with the service. */
export async function isServiceAccount(entities: EntityLoader, urn: string): Promise<boolean> {
  const names = (await entities.value(urn, 'subTypes'))?.['typeNames'];
  return Array.isArray(names) && names.includes(SERVICE_ACCOUNT_KIND);
}
