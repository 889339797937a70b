import { defined } from '../../../foundation/common/given.js';
import { dataPlatformInfo, type StoredOf } from '../../../model/index.js';
import { type Seed, upsert } from '../seed.js';

/** Where DataHub's web frontend serves logos. */
const LOGOS = 'assets/platforms';

/**
 * A data platform: id, display name, type, file of its logo in DataHub's web frontend, and deviations from the
 * defaults. By default the name is the id, a dot delimits the parts of dataset names, and the platform is physical.
 */
export type PlatformSeed = readonly [
  id: string,
  displayName: string,
  type: StoredOf<typeof dataPlatformInfo>['type'],
  logo: string | null,
  more?: { readonly name?: string; readonly delimiter?: string; readonly logical?: boolean },
];

/** Returns the seed of a data platform. */
export function platformSeed([id, displayName, type, logo, more = {}]: PlatformSeed): Seed {
  const value = {
    name: more.name ?? id,
    displayName,
    type,
    datasetNameDelimiter: more.delimiter ?? '.',
    ...defined({ logical: more.logical, logoUrl: logo === null ? undefined : `${LOGOS}/${logo}` }),
  };
  return upsert(`urn:li:dataPlatform:${id}`, dataPlatformInfo, value);
}
