import type { JsonObject } from '../../../foundation/common/json.js';
import { type Seed, upsert } from '../seed.js';

/**
 * A data platform: id, name shown, kind, and what differs from the usual (name = id, names of data sets split at a dot,
 * physical).
 */
export type PlatformSeed = readonly [
  id: string,
  displayName: string,
  type: string,
  more?: { readonly name?: string; readonly delimiter?: string; readonly logical?: boolean },
];

/** The seed of one platform. */
export function platformSeed([id, displayName, type, more = {}]: PlatformSeed): Seed {
  const value: JsonObject = {
    name: more.name ?? id,
    displayName,
    type,
    datasetNameDelimiter: more.delimiter ?? '.',
    ...(more.logical === undefined ? {} : { logical: more.logical }),
  };
  return upsert(`urn:li:dataPlatform:${id}`, 'dataPlatformInfo', value);
}
