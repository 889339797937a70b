import { type LineageNode, type LineageNodes, pathsTo } from '../../graph/index.js';

/** A page of what a walk found, as an EntityLineageResult. */
export function entityLineageResult(start: string, nodes: LineageNodes, from: number, count: number): object {
  const found = [...nodes.values()];
  const page = found.slice(from, from + count);
  return {
    start: from,
    count: page.length,
    total: found.length,
    relationships: page.map((node) => lineageRelationship(start, node, nodes)),
  };
}

/** How a hit of a search lies in the lineage, as members of a LineageSearchEntity. */
export function lineagePosition(start: string, node: LineageNode, nodes: LineageNodes): object {
  const { urn, degree, degrees, explored, truncatedChildren, ignoredAsHop } = node;
  return { paths: pathsTo(start, urn, nodes), path: [], degree, degrees, explored, truncatedChildren, ignoredAsHop };
}

function lineageRelationship(start: string, node: LineageNode, nodes: LineageNodes): object {
  const { urn, relationship, isManual, createdOn, createdActor, updatedOn, updatedActor } = node;
  return {
    type: relationship,
    entity: urn,
    ...lineagePosition(start, node, nodes),
    isManual,
    ...(createdOn !== undefined && { createdOn }),
    ...(createdActor !== undefined && { createdActor }),
    ...(updatedOn !== undefined && { updatedOn }),
    ...(updatedActor !== undefined && { updatedActor }),
  };
}
