import { allOf, condition, each, held, the, where } from '../../../auth/index.js';

/** To relate datasets. */
export const RELATING = held(
  ['EDIT_ENTITY', 'CREATE_ENTITY_ER_MODEL_RELATIONSHIP'],
  each('dataset', 'that the relationship connects'),
);

/** Required to change the properties of a relationship. */
export const CHANGING_RELATIONSHIP = held('EDIT_ENTITY', the('relationship'));

/** Required to change only the editable properties of a relationship. */
export const DESCRIBING_RELATIONSHIP = held(['EDIT_ENTITY', 'EDIT_ENTITY_DOCS'], the('relationship'));

/** Condition that properties change, not only editable properties. */
export const WITH_PROPERTIES = condition('properties are given');

/** Required to change a relationship; datasets are checked only if they are new to the relationship. */
export const UPDATING_RELATIONSHIP = where(
  WITH_PROPERTIES,
  allOf(CHANGING_RELATIONSHIP, held(RELATING.anyOf, each('dataset', 'that is new to the relationship'))),
  DESCRIBING_RELATIONSHIP,
);

/** Required to delete a relationship. */
export const DELETING_RELATIONSHIP = held(['EDIT_ENTITY', 'DELETE_ENTITY'], the('relationship'));
