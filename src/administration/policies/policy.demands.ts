import { allOfType, anyOf, condition, operation } from '../../auth/index.js';

/** To see, create, change and delete policies. */
export const MANAGING_POLICIES = operation('ENTITY', 'MANAGE', allOfType('dataHubPolicy'));

/** To see what a user may do. */
export const SEEING_PRIVILEGES = anyOf(MANAGING_POLICIES, condition('being the user'));
