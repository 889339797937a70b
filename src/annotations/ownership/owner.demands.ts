import { anyOf, each, held } from '../../auth/index.js';
import { MANAGING_IT } from '../../entities/index.js';

/** To add owners to entities, and to remove them. */
export const EDITING_OWNERS = anyOf(held(['EDIT_ENTITY', 'EDIT_ENTITY_OWNERS'], each('entity')), MANAGING_IT);
