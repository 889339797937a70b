import { listsBy } from '../foundation/common/lists-by.js';

/** The entity type in a urn; empty for a text that is not a urn. */
export function entityTypeOf(urn: string): string {
  return urn.split(':')[2] ?? '';
}

/** Distinct urns by entity type. */
export function groupByEntityType(urns: readonly string[]): ReadonlyMap<string, readonly string[]> {
  return listsBy(new Set(urns), entityTypeOf);
}
