import { allOfType, operation } from '../../auth/index.js';

/** Demand for assigning roles to users and groups. */
export const ASSIGNING_ROLES = operation('ENTITY', 'MANAGE', allOfType('dataHubPolicy'));
