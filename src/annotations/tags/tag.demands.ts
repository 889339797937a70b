import { anyOf, held, the } from '../../auth/index.js';

/** Demand for replacing the properties of a tag. */
export const UPDATING_TAG = held('EDIT_ENTITY', the('tag'));

/** Demand for setting the colour of a tag. */
export const COLORING_TAG = held(['EDIT_ENTITY', 'EDIT_TAG_COLOR'], the('tag'));

/** Demand for deleting a tag. */
export const DELETING_TAG = anyOf(held('MANAGE_TAGS'), held('DELETE_ENTITY', the('tag')));
