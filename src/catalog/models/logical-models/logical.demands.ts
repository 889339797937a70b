import { anyOf, condition, allOf, each, held, operation, the, where } from '../../../auth/index.js';

/** To tie something: asked on it. */
export const TYING_ITSELF = operation('ENTITY', 'UPDATE', each('dataset', 'or column, and what it is tied to'));

/** To tie a column: suffices on its dataset, too. */
export const TYING_COLUMN = operation('ENTITY', 'UPDATE', the('dataset', 'of a column'));

/** To tie datasets and columns to logical ones, and to untie them. */
export const TYING = anyOf(TYING_ITSELF, TYING_COLUMN);

/** To change what is no logical model. */
export const EDITING_DATASET = held('EDIT_ENTITY', the('dataset'));

/** To make logical models. */
export const MODELLING = held('CREATE_LOGICAL_MODELS');

/** To give a model other columns. */
export const UPDATING_MODEL = allOf(MODELLING, where(condition('its platform is not a logical one'), EDITING_DATASET));
