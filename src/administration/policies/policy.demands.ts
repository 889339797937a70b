import { allOfType, anyOf, condition, operation } from '../../auth/index.js';

/** Demand for viewing, creating, changing and deleting policies. */
export const MANAGING_POLICIES = operation('ENTITY', 'MANAGE', allOfType('dataHubPolicy'));

/** Demand for viewing the privileges of a user. */
export const SEEING_PRIVILEGES = anyOf(MANAGING_POLICIES, condition('being the user'));
