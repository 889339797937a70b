import type { AspectRecord, UrnPage } from '../../aspects/index.js';
import type { RightsAspect } from './rights-aspects.js';

/** Latest values by urn and aspect name; what is not stored is absent. */
export type RightsByUrn = ReadonlyMap<string, ReadonlyMap<string, AspectRecord>>;

/**
 * The stored values that rights are derived from, and no others. Methods throw `ENGINE_UNAVAILABLE` when the database
 * does not answer.
 */
export abstract class RightsStore {
  /** The latest values of `urns`. */
  abstract latest(urns: readonly string[], aspectNames: readonly RightsAspect[]): Promise<RightsByUrn>;

  /** The latest value of one aspect. */
  abstract latestOne(urn: string, aspectName: RightsAspect): Promise<AspectRecord | undefined>;

  /** Whether an entity exists: it has a key aspect, and, unless `includeSoftDeleted`, is not marked as removed. */
  abstract exists(urn: string, options: { readonly includeSoftDeleted: boolean }): Promise<boolean>;

  /** Urns of one entity type in byte order, from row `start`. */
  abstract listUrns(entityType: string, start: number, count: number): Promise<UrnPage>;

  /** How many entities have the aspect. */
  abstract count(aspectName: RightsAspect): Promise<number>;
}
