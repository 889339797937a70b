import type { JsonObject } from '../../foundation/common/json.js';

/** When a seeded value is written: whenever its list is due, or only when the aspect has no value. */
export type SeedMode = 'UPSERT' | 'CREATE';

/** One aspect value that a fresh installation holds. */
export interface Seed {
  readonly urn: string;
  readonly aspectName: string;
  readonly value: JsonObject;
  readonly mode: SeedMode;
}

/**
 * A list that is written once for each version of it; a value that somebody changes stays until the version is raised.
 */
export interface SeedList {
  /** As in `data-platforms`. */
  readonly name: string;
  /** As in `v15`: DataHub's number of the list, so that a store of DataHub's is not seeded again. */
  readonly version: string;
  seeds(stamp: SeedStamp): readonly Seed[];
}

/** When, and by whom, the installation is seeded. */
export interface SeedStamp {
  readonly time: number;
  readonly actor: string;
}

/** Writes `value` whenever its list is due. */
export function upsert(urn: string, aspectName: string, value: JsonObject): Seed {
  return { urn, aspectName, value, mode: 'UPSERT' };
}

/** Writes `value` only when the aspect has none. */
export function create(urn: string, aspectName: string, value: JsonObject): Seed {
  return { urn, aspectName, value, mode: 'CREATE' };
}
