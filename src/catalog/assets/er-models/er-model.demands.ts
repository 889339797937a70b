import { allOf, condition, each, held, the, where } from '../../../auth/index.js';

/** To relate datasets. */
export const RELATING = held(['EDIT_ENTITY', 'CREATE_ENTITY_ER_MODEL_RELATIONSHIP'], each('dataset', 'at an end'));

/** To change what the relationship is. */
export const CHANGING_RELATIONSHIP = held('EDIT_ENTITY', the('relationship'));

/** To change what people write of a relationship, and nothing else of it. */
export const DESCRIBING_RELATIONSHIP = held(['EDIT_ENTITY', 'EDIT_ENTITY_DOCS'], the('relationship'));

/** Whether what the relationship is changes, not only what people write of it. */
export const WITH_PROPERTIES = condition('properties are given');

/** To change a relationship; on the datasets only where they are new to it. */
export const UPDATING_RELATIONSHIP = where(
  WITH_PROPERTIES,
  allOf(CHANGING_RELATIONSHIP, held(RELATING.anyOf, each('dataset', 'that is new to it'))),
  DESCRIBING_RELATIONSHIP,
);

/** To delete a relationship. */
export const DELETING_RELATIONSHIP = held(['EDIT_ENTITY', 'DELETE_ENTITY'], the('relationship'));
