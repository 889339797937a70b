import { allOf, allOfType, condition, operation } from '../../auth/index.js';

/** Demand for viewing and changing secrets. */
export const MANAGING_SECRETS = operation('ENTITY', 'MANAGE', allOfType('dataHubSecret'));

/** Condition that the actor is the system client, or a user whom `corpUserInfo` marks as a system user. */
export const BEING_OF_SYSTEM = condition('being the system client or a system user');

/** Demand for reading the values of secrets. */
export const READING_SECRET_VALUES = allOf(MANAGING_SECRETS, BEING_OF_SYSTEM);
