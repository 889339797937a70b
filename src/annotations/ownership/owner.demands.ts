import { anyOf, each, held } from '../../auth/index.js';
import { MANAGING_IT } from '../../entities/index.js';

/** Demand for adding owners to entities and removing them. */
export const EDITING_OWNERS = anyOf(held(['EDIT_ENTITY', 'EDIT_ENTITY_OWNERS'], each('entity')), MANAGING_IT);
