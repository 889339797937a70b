import { type AnyDemand, anyOf, held, operation, the } from '../../auth/index.js';

const writing = (change: 'CREATE' | 'UPDATE' | 'DELETE'): AnyDemand =>
  anyOf(held('MANAGE_DOCUMENTS'), operation('ENTITY', change, the('document')));

/** Required to create a document. */
export const CREATING_DOCUMENT = writing('CREATE');

/** Required to change a document. */
export const UPDATING_DOCUMENT = writing('UPDATE');

/** Required to delete a document. */
export const DELETING_DOCUMENT = writing('DELETE');
