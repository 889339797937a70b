import type { JsonObject } from '../../foundation/json/json.js';
import type { AspectDeclaration, StoredOf } from '../../model/index.js';

/** When a seed is written: whenever its list is due, or only if the aspect has no value. */
export type SeedMode = 'UPSERT' | 'CREATE';

/** An aspect value of a new installation. */
export interface Seed {
  readonly urn: string;
  readonly aspectName: string;
  readonly value: JsonObject;
  readonly mode: SeedMode;
}

/**
 * A list of seeds that is written once per version; changes by users stay until the version increases.
 */
export interface SeedList {
  /** Name of the list, such as `data-platforms`. */
  readonly name: string;
  /** DataHub's version of the list, such as `v15`, so that a DataHub database is not seeded again. */
  readonly version: string;
  seeds(stamp: SeedStamp): readonly Seed[];
}

/** Time and actor of the seeding. */
export interface SeedStamp {
  readonly time: number;
  readonly actor: string;
}

/** Returns a seed that is written whenever its list is due. */
export function upsert<Aspect extends AspectDeclaration>(urn: string, aspect: Aspect, value: StoredOf<Aspect>): Seed {
  return { urn, aspectName: aspect.name, value: value as JsonObject, mode: 'UPSERT' };
}

/** Returns a seed that is written only if the aspect has no value. */
export function create<Aspect extends AspectDeclaration>(urn: string, aspect: Aspect, value: StoredOf<Aspect>): Seed {
  return { urn, aspectName: aspect.name, value: value as JsonObject, mode: 'CREATE' };
}
