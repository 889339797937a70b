import { allOf, API, condition, each, operation, where } from '../auth/index.js';

const BY_ASPECT = condition('the additional demands of the aspects');

/** The demand of a write on its actor, by its effect on the entity. */
export const WRITING = {
  CREATE: operation('ENTITY', 'CREATE', each('entity', 'that an upsert creates, and each document that is written')),
  UPDATE: operation('ENTITY', 'UPDATE', each('entity', 'that is changed, or proposed by CREATE or PATCH')),
  DELETE: API.deleteEntities,
} as const;

/** To write aspects of entities. */
export const WRITING_ASPECTS = allOf(WRITING.CREATE, WRITING.UPDATE, BY_ASPECT);

/** To write aspects of entities by operations that only change them, such as patches. */
export const PATCHING_ASPECTS = allOf(WRITING.UPDATE, BY_ASPECT);

/** To mark entities as removed, or to delete them for good. */
export const REMOVING_ENTITIES = where(condition('soft=false is given'), WRITING.DELETE, WRITING_ASPECTS);

/** To make any kind of change proposals. */
export const PROPOSING = allOf(WRITING.CREATE, WRITING.UPDATE, WRITING.DELETE, BY_ASPECT);
