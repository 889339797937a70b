import type { AspectRecord, UrnPage } from '../../aspects/index.js';
import type { RightsAspect } from './rights-aspects.js';

/** Latest values by urn and aspect name; values that are not stored are absent. */
export type RightsByUrn = ReadonlyMap<string, ReadonlyMap<string, AspectRecord>>;

/**
 * The stored values from which rights are derived, and no others. Methods throw `ENGINE_UNAVAILABLE` if the database
 * does not respond.
 */
export abstract class RightsStore {
  /** The latest values of `urns`. */
  abstract latest(urns: readonly string[], aspectNames: readonly RightsAspect[]): Promise<RightsByUrn>;

  /** The latest value of one aspect. */
  abstract latestOne(urn: string, aspectName: RightsAspect): Promise<AspectRecord | undefined>;

  /** Whether an entity exists: it has a key aspect and, unless `includeSoftDeleted`, is not soft-deleted. */
  abstract exists(urn: string, options: { readonly includeSoftDeleted: boolean }): Promise<boolean>;

  /** Those of `urns` whose entities exist, as `exists` says of one. */
  abstract existing(
    urns: readonly string[],
    options: { readonly includeSoftDeleted: boolean },
  ): Promise<ReadonlySet<string>>;

  /** Urns of one entity type in byte order, from row `start`. */
  abstract listUrns(entityType: string, start: number, count: number): Promise<UrnPage>;

  /** Number of entities with the aspect whose urns match an SQL LIKE pattern. */
  abstract count(aspectName: RightsAspect, urnLike: string): Promise<number>;
}
