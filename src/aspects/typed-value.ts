import { type AspectDeclaration, fittingPart, type StoredOf } from '../model/index.js';
import type { AspectRecord } from './aspect-record.js';

/**
 * The value of a record of `aspect`, typed by the model: without what another program stored under a wrong type. Throws
 * `TypeError` for a record of another aspect.
 */
export function valueAs<Aspect extends AspectDeclaration>(record: AspectRecord, aspect: Aspect): StoredOf<Aspect> {
  if (record.aspect !== aspect.name) throw new TypeError(`A record of ${record.aspect} was read as ${aspect.name}`);
  return fittingPart(aspect, record.value) as StoredOf<Aspect>;
}

/** The value of `aspect` among the aspects of one entity, typed by the model; undefined when it is not stored. */
export function valueIn<Aspect extends AspectDeclaration>(
  aspects: ReadonlyMap<string, AspectRecord> | undefined,
  aspect: Aspect,
): StoredOf<Aspect> | undefined {
  const record = aspects?.get(aspect.name);
  return record === undefined ? undefined : valueAs(record, aspect);
}
