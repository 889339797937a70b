import { anyOf, each, held, the } from '../../auth/index.js';
import { MANAGING_IT } from '../../entities/index.js';

/** Demand for deleting a domain. */
export const DELETING_DOMAIN = anyOf(held('MANAGE_DOMAINS'), held('DELETE_ENTITY', the('domain')));

/** Demand for setting the domain of entities. */
export const SETTING_DOMAIN = anyOf(held(['EDIT_ENTITY', 'EDIT_DOMAINS_PRIVILEGE'], each('entity')), MANAGING_IT);
