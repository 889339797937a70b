import type { GraphqlContext } from '../entities/index.js';
import type { EntityPath } from './entity-lineage.model.js';

/** Ways as GraphQL shows them; one through an entity that the caller may not view is left out. */
export async function pathRefs(
  paths: readonly (readonly string[])[],
  { entities }: GraphqlContext,
): Promise<EntityPath[]> {
  const hidden = new Set<string>();
  if (entities.isRestricted) {
    const urns = [...new Set(paths.flat())];
    const viewable = await Promise.all(urns.map((urn) => entities.canView(urn)));
    urns.forEach((urn, at) => viewable[at] !== true && hidden.add(urn));
  }
  const shown = paths.filter((path) => !path.some((urn) => hidden.has(urn)));
  return shown.map((path) => ({ path: path.map((urn) => entities.ref(urn)) }));
}
