import type { ChangeType } from '../../../aspects/index.js';
import { flag, list, type ValuesOf } from '../operation/parameters.js';
import type { WriteMode } from './entity-write.service.js';

/** Names of aspects, under both their names. */
export const ASPECTS = { aspects: list(), aspectNames: list() };

/** What reads of entities take. */
export const READ = { systemMetadata: flag(false) };

/** What deletes of an entity take. */
export const DELETE = { ...ASPECTS, clear: flag(false) };

/** What writes of entities take; `isAsync` holds where `async` is absent. */
export function write(isAsync: boolean) {
  return { async: flag(isAsync), ...READ };
}

/** What writes of one aspect take. */
export const CREATE = {
  ...write(false),
  createIfEntityNotExists: flag(false),
  createIfNotExists: flag(true),
};

/** The names of aspects that a request gives; undefined when it gives none. */
export function namesIn({ aspects, aspectNames }: ValuesOf<typeof ASPECTS>): readonly string[] | undefined {
  return aspects === undefined || aspectNames === undefined ? (aspects ?? aspectNames) : [...aspects, ...aspectNames];
}

/** How a write of one aspect treats what is there already. */
export function changeTypeIn({
  createIfEntityNotExists,
  createIfNotExists,
}: Pick<ValuesOf<typeof CREATE>, 'createIfEntityNotExists' | 'createIfNotExists'>): ChangeType {
  if (createIfEntityNotExists) return 'CREATE_ENTITY';
  return createIfNotExists ? 'CREATE' : 'UPSERT';
}

/** How a write is answered. */
export function writeModeIn({ async, systemMetadata }: ValuesOf<ReturnType<typeof write>>): WriteMode {
  return { isAsync: async, withMetadata: systemMetadata };
}
