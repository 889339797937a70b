import type { AspectRecord, AspectStore } from '../../../aspects/index.js';
import type { EntityLoader } from '../../../entities/index.js';

/** A past version of an entity. */
export interface Moment {
  readonly urn: string;
  /** Stored version of each aspect; the latest version of aspects that are not listed. */
  readonly versions: ReadonlyMap<string, number>;
}

/** Returns a loader that reads past versions of one entity, and the latest version of everything else. */
export function entitiesAsOf(entities: EntityLoader, { urn, versions }: Moment, store: AspectStore): EntityLoader {
  const read = new Map<string, Promise<AspectRecord | undefined>>();
  const past = async (aspectName: string, version: number): Promise<AspectRecord | undefined> =>
    (await entities.canView(urn)) ? store.version(urn, aspectName, version) : undefined;
  const aspect: EntityLoader['aspect'] = (of, aspectName) => {
    const version = versions.get(aspectName) ?? 0;
    if (of !== urn || version === 0) return entities.aspect(of, aspectName);
    const found = read.get(aspectName) ?? past(aspectName, version);
    read.set(aspectName, found);
    return found;
  };
  return Object.assign(Object.create(entities) as EntityLoader, { aspect });
}
