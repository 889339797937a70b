import { listsBy } from '../foundation/common/lists-by.js';
import { entityTypeOfUrn } from '../foundation/common/urn.js';

/** Distinct urns by entity type. */
export function groupByEntityType(urns: readonly string[]): ReadonlyMap<string, readonly string[]> {
  return listsBy(new Set(urns), entityTypeOfUrn);
}
