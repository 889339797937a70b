import type { Lineage, LineageNode, LineagePath } from '../../../graph/index.js';

/**
 * A page of a walk's results as an EntityLineageResult, with the paths to each entity; `page` is by urn. `shown` maps
 * each urn to the returned one: an entity returned under another urn is concealed.
 */
export function entityLineageResult(
  { nodes, isPartial }: Lineage,
  page: ReadonlyMap<string, readonly LineagePath[]>,
  shown: ReadonlyMap<string, string>,
  start: number,
): object {
  return {
    start,
    count: page.size,
    total: nodes.size,
    ...(isPartial && { partial: true }),
    relationships: [...page].flatMap(([urn, paths]) => {
      const node = nodes.get(urn);
      const told = shown.get(urn);
      if (node === undefined || told === undefined) return [];
      return [told === urn ? lineageRelationship(urn, node, paths) : restrictedRelationship(node, told)];
    }),
  };
}

/** The position of a search hit in the lineage, as members of a LineageSearchEntity. */
export function lineagePosition(node: LineageNode, paths: readonly LineagePath[]): object {
  const { degree, degrees, explored, truncatedChildren, ignoredAsHop } = node;
  return { paths, path: [], degree, degrees, explored, truncatedChildren, ignoredAsHop };
}

function lineageRelationship(urn: string, node: LineageNode, paths: readonly LineagePath[]): object {
  const { relationship, isManual, createdOn, createdActor, updatedOn, updatedActor } = node;
  return {
    type: relationship,
    entity: urn,
    ...lineagePosition(node, paths),
    isManual,
    ...(createdOn !== undefined && { createdOn }),
    ...(createdActor !== undefined && { createdActor }),
    ...(updatedOn !== undefined && { updatedOn }),
    ...(updatedActor !== undefined && { updatedActor }),
  };
}

function restrictedRelationship(node: LineageNode, urn: string): object {
  const { relationship, degree, degrees } = node;
  const position = { degree, degrees, explored: false, truncatedChildren: false, ignoredAsHop: false };
  return { type: relationship, entity: urn, paths: [], path: [], ...position, isManual: false };
}
