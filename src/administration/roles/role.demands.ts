import { allOfType, operation } from '../../auth/index.js';

/** To give roles to users and groups. */
export const ASSIGNING_ROLES = operation('ENTITY', 'MANAGE', allOfType('dataHubPolicy'));
