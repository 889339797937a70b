import type { EntityPath, GraphqlContext } from '../../entities/index.js';

/** Converts paths for GraphQL; omits paths through entities that the actor may not view. */
export async function pathRefs(
  paths: readonly (readonly string[])[],
  { entities }: GraphqlContext,
): Promise<EntityPath[]> {
  const shown = entities.isRestricted ? await viewablePaths(paths, entities) : paths;
  return shown.map((path) => ({ path: path.map((urn) => entities.ref(urn)) }));
}

async function viewablePaths(
  paths: readonly (readonly string[])[],
  entities: GraphqlContext['entities'],
): Promise<readonly (readonly string[])[]> {
  const viewable = new Set(await entities.viewable([...new Set(paths.flat())], (urn) => urn));
  return paths.filter((path) => path.every((urn) => viewable.has(urn)));
}
