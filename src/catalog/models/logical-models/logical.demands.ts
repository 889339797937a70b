import { anyOf, condition, allOf, each, held, operation, the, where } from '../../../auth/index.js';

/** Required to link a dataset or a column: checked on the dataset or column itself. */
export const TYING_ITSELF = operation('ENTITY', 'UPDATE', each('dataset', 'or column, and its logical parent'));

/** Required to link a column: checked on its dataset, as an alternative. */
export const TYING_COLUMN = operation('ENTITY', 'UPDATE', the('dataset', 'of a column'));

/** Required to link datasets and columns to logical ones, and to unlink them. */
export const TYING = anyOf(TYING_ITSELF, TYING_COLUMN);

/** Required to change a dataset that is not a logical model. */
export const EDITING_DATASET = held('EDIT_ENTITY', the('dataset'));

/** Required to create logical models. */
export const MODELLING = held('CREATE_LOGICAL_MODELS');

/** Required to replace the columns of a model. */
export const UPDATING_MODEL = allOf(
  MODELLING,
  where(condition('the platform of the dataset is not logical'), EDITING_DATASET),
);
