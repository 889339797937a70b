import { allOf, allOfType, condition, operation } from '../../auth/index.js';

/** To see and change secrets. */
export const MANAGING_SECRETS = operation('ENTITY', 'MANAGE', allOfType('dataHubSecret'));

/** Whether the actor is the system, or a user whom `corpUserInfo` marks as of the system. */
export const BEING_OF_SYSTEM = condition('being the system client or a user of the system');

/** To read the values of secrets. */
export const READING_SECRET_VALUES = allOf(MANAGING_SECRETS, BEING_OF_SYSTEM);
