import { entityTypeOfUrn, Urn } from '../../foundation/common/urn.js';
import type { LineageNode, LineageNodes } from '../../graph/index.js';

const COLUMN_PREFIX = 'urn:li:schemaField:';

/** The nearest node of each candidate of a search across lineage, by urn; in the order of the walk. */
export type LineageHits = ReadonlyMap<string, Pick<LineageNode, 'degree'>>;

/** The nodes of a walk that represent each hit, by urn: the entity, its columns, or both. */
export type NodesOfHits = ReadonlyMap<string, LineageNodes>;

/**
 * Returns the hits that the nodes of a walk represent, of the entity types for which `isWantedType` holds. With
 * `groupsColumns`, columns represent their entity.
 */
export function hitsOf(
  nodes: LineageNodes,
  groupsColumns: boolean,
  isWantedType: (entityType: string) => boolean = () => true,
): LineageHits {
  const isWanted = byType(isWantedType);
  const isHit = (urn: string): boolean => isWanted(urn) && !(groupsColumns && isColumn(urn));
  if (isTrueOfAll(nodes.keys(), isHit)) return nodes;
  const hits = new Map<string, LineageNode>();
  for (const [found, node] of nodes) {
    const urn = groupsColumns ? grouped(found) : found;
    if (isWanted(urn) && node.degree < (hits.get(urn)?.degree ?? Infinity)) hits.set(urn, node);
  }
  return hits;
}

/** Returns the hits at a distance for which `isWanted` holds. */
export function filterHits(hits: LineageHits, isWanted: (degree: number) => boolean): LineageHits {
  return new Map([...hits].filter(([, { degree }]) => isWanted(degree)));
}

/** Returns the nodes that represent each of some hits. */
export function nodesOfHits(nodes: LineageNodes, groupsColumns: boolean, urns: Iterable<string>): NodesOfHits {
  if (!groupsColumns) return new Map([...urns].map((urn) => [urn, nodeOf(nodes, urn)]));
  const found = new Map([...urns].map((urn) => [urn, new Map<string, LineageNode>()]));
  for (const [urn, node] of nodes) found.get(grouped(urn))?.set(urn, node);
  return found;
}

function nodeOf(nodes: LineageNodes, urn: string): LineageNodes {
  const node = nodes.get(urn);
  return new Map(node === undefined ? [] : [[urn, node]]);
}

/** Returns the fields of a hit in GraphQL, besides the entity and its paths. */
export function hitDetails(degree: number, own: LineageNodes | undefined) {
  const nodes = [...(own?.values() ?? [])];
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
  return isColumn(urn) ? (Urn.tryParse(urn)?.parts[0] ?? urn) : urn;
}

function isColumn(urn: string): boolean {
  return urn.startsWith(COLUMN_PREFIX);
}

/** A test of urns by their entity type. Most urns of a walk have the type of the one before, and its result. */
function byType(test: (entityType: string) => boolean): (urn: string) => boolean {
  let last: { readonly prefix: string; readonly result: boolean } | undefined;
  return (urn) => {
    if (last === undefined || !urn.startsWith(last.prefix)) {
      const entityType = entityTypeOfUrn(urn);
      last = { prefix: `urn:li:${entityType}:`, result: test(entityType) };
    }
    return last.result;
  };
}

function isTrueOfAll<Value>(values: Iterable<Value>, test: (value: Value) => boolean): boolean {
  for (const value of values) if (!test(value)) return false;
  return true;
}
