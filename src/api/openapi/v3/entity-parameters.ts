import type { ChangeType } from '../../../aspects/index.js';
import { flag, list, type ValuesOf } from '../operation/parameters.js';
import type { WriteMode } from './entity-write.service.js';

/** Names of aspects, under either parameter name. */
export const ASPECTS = { aspects: list(), aspectNames: list() };

/** Parameters of reads of entities. */
export const READ = { systemMetadata: flag(false) };

/** Parameters of deletes of an entity. */
export const DELETE = { ...ASPECTS, clear: flag(false) };

/** Parameters of writes of entities; `isAsync` is the default of `async`. */
export function write(isAsync: boolean) {
  return { async: flag(isAsync), ...READ };
}

/** Parameters of writes of one aspect. */
export const CREATE = {
  ...write(false),
  createIfEntityNotExists: flag(false),
  createIfNotExists: flag(true),
};

/** The names of aspects in a request; undefined if there are none, also for parameters without a value. */
export function namesIn({ aspects = [], aspectNames = [] }: ValuesOf<typeof ASPECTS>): readonly string[] | undefined {
  const names = [...aspects, ...aspectNames];
  return names.length === 0 ? undefined : names;
}

/** How a write of one aspect treats an existing value. */
export function changeTypeIn({
  createIfEntityNotExists,
  createIfNotExists,
}: Pick<ValuesOf<typeof CREATE>, 'createIfEntityNotExists' | 'createIfNotExists'>): ChangeType {
  if (createIfEntityNotExists) return 'CREATE_ENTITY';
  return createIfNotExists ? 'CREATE' : 'UPSERT';
}

/** The response mode of a write. */
export function writeModeIn({ async, systemMetadata }: ValuesOf<ReturnType<typeof write>>): WriteMode {
  return { isAsync: async, withMetadata: systemMetadata };
}
