import { Urn } from '../../foundation/common/urn.js';
import { entityTypeOfUrn } from '../../entities/index.js';
import type { LineageNode, LineageNodes } from '../../graph/index.js';

const COLUMN_PREFIX = 'urn:li:schemaField:';

/** Smallest distance of each candidate of a search across lineage, in hops, by urn; in the order of the walk. */
export type LineageHits = ReadonlyMap<string, number>;

/** The nodes of a walk that represent each hit: the entity, its columns, or both. */
export type NodesOfHits = ReadonlyMap<string, readonly LineageNode[]>;

/**
 * Returns the hits that the nodes of a walk represent, of the entity types for which `isWantedType` holds. With
 * `groupsColumns`, columns represent their entity.
 */
export function hitsOf(
  nodes: LineageNodes,
  groupsColumns: boolean,
  isWantedType: (entityType: string) => boolean = () => true,
): LineageHits {
  const hits = new Map<string, number>();
  const wantedTypes = new Map<string, boolean>();
  for (const node of nodes.values()) {
    const urn = groupsColumns ? grouped(node.urn) : node.urn;
    const entityType = entityTypeOfUrn(urn);
    const isWanted = wantedTypes.get(entityType) ?? isWantedType(entityType);
    wantedTypes.set(entityType, isWanted);
    if (isWanted) hits.set(urn, Math.min(hits.get(urn) ?? Infinity, node.degree));
  }
  return hits;
}

/** Returns the hits at a distance for which `isWanted` holds. */
export function filterHits(hits: LineageHits, isWanted: (degree: number) => boolean): LineageHits {
  return new Map([...hits].filter(([, degree]) => isWanted(degree)));
}

/** Returns the nodes that represent each of some hits. */
export function nodesOfHits(nodes: LineageNodes, groupsColumns: boolean, urns: Iterable<string>): NodesOfHits {
  const found = new Map([...urns].map((urn): [string, LineageNode[]] => [urn, []]));
  for (const node of nodes.values()) found.get(groupsColumns ? grouped(node.urn) : node.urn)?.push(node);
  return found;
}

/** Returns the fields of a hit in GraphQL, besides the entity and its paths. */
export function hitDetails(degree: number, nodes: readonly LineageNode[]) {
  return {
    degree,
    degrees: [...new Set(nodes.flatMap(({ degrees }) => degrees))].sort((left, right) => left - right),
    explored: nodes.some(({ explored }) => explored),
    truncatedChildren: nodes.some(({ truncatedChildren }) => truncatedChildren),
    ignoredAsHop: nodes.some(({ ignoredAsHop }) => ignoredAsHop),
  };
}

/** The entity of a column; other urns as they are. */
function grouped(urn: string): string {
  return urn.startsWith(COLUMN_PREFIX) ? (Urn.tryParse(urn)?.parts[0] ?? urn) : urn;
}
