import { allOfType, each, held, the } from '../../../auth/index.js';

/** Required to create an application. */
export const CREATING_APPLICATION = held('EDIT_ENTITY', allOfType('application'));

/** Required to change or delete an application. */
export const EDITING_APPLICATION = held('EDIT_ENTITY', the('application'));

/** Required to change the applications of assets. */
export const ASSIGNING_APPLICATIONS = held(['EDIT_ENTITY', 'EDIT_ENTITY_APPLICATIONS_PRIVILEGE'], each('asset'));
