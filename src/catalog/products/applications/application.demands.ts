import { allOfType, each, held, the } from '../../../auth/index.js';

/** To create an application. */
export const CREATING_APPLICATION = held('EDIT_ENTITY', allOfType('application'));

/** To change and delete an application. */
export const EDITING_APPLICATION = held('EDIT_ENTITY', the('application'));

/** To say which applications assets belong to. */
export const ASSIGNING_APPLICATIONS = held(['EDIT_ENTITY', 'EDIT_ENTITY_APPLICATIONS_PRIVILEGE'], each('asset'));
