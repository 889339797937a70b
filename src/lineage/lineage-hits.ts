import { Urn } from '../common/urn.js';
import { entityNameOfUrn } from '../entities/index.js';
import { type LineageNode, type LineageNodes, pathsTo } from '../graph/index.js';

/** An entity that a search across lineage may find, and what of it the walk met: itself, or its columns. */
export interface LineageHit {
  readonly urn: string;
  readonly nodes: readonly LineageNode[];
  /** The least number of hops to any of them. */
  readonly degree: number;
}

/** What may be found, by urn, in the order in which the walk met it. */
export type LineageHits = ReadonlyMap<string, LineageHit>;

/** The hits that the nodes of a walk stand for; columns stand for what they belong to when `groupsColumns`. */
export function hitsOf(nodes: LineageNodes, groupsColumns: boolean): LineageHits {
  const hits = new Map<string, { urn: string; nodes: LineageNode[]; degree: number }>();
  for (const node of nodes.values()) {
    const urn = groupsColumns ? parentOfColumn(node.urn) : node.urn;
    const known = hits.get(urn);
    if (known === undefined) hits.set(urn, { urn, nodes: [node], degree: node.degree });
    else {
      known.nodes.push(node);
      known.degree = Math.min(known.degree, node.degree);
    }
  }
  return hits;
}

/** The hits for which `isWanted` holds. */
export function filterHits(hits: LineageHits, isWanted: (hit: LineageHit) => boolean): LineageHits {
  return new Map([...hits].filter(([, hit]) => isWanted(hit)));
}

/** The ways from the start of the walk to a hit, each once. */
export function pathsOf(start: string, { nodes }: LineageHit, found: LineageNodes): readonly (readonly string[])[] {
  const paths = nodes.flatMap(({ urn }) => pathsTo(start, urn, found));
  return [...new Map(paths.map((path) => [path.join('\n'), path])).values()];
}

/** What GraphQL shows of a hit beside the entity and the ways to it. */
export function hitDetails({ nodes, degree }: LineageHit) {
  return {
    degree,
    degrees: [...new Set(nodes.flatMap(({ degrees }) => degrees))].sort((left, right) => left - right),
    explored: nodes.some(({ explored }) => explored),
    truncatedChildren: nodes.some(({ truncatedChildren }) => truncatedChildren),
    ignoredAsHop: nodes.some(({ ignoredAsHop }) => ignoredAsHop),
  };
}

function parentOfColumn(urn: string): string {
  return entityNameOfUrn(urn) === 'schemaField' ? (Urn.tryParse(urn)?.parts[0] ?? urn) : urn;
}
