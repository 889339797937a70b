import { Urn } from '../../foundation/common/urn.js';
import { entityTypeOfUrn } from '../../entities/index.js';
import type { LineageNode, LineageNodes } from '../../graph/index.js';

/** An entity that a search across lineage may find, and what of it the walk met: itself, or its columns. */
export interface LineageHit {
  readonly urn: string;
  readonly nodes: readonly LineageNode[];
  /** The least number of hops to any of them. */
  readonly degree: number;
}

const COLUMN = 'schemaField';

/** What may be found, by urn, in the order in which the walk met it. */
export type LineageHits = ReadonlyMap<string, LineageHit>;

/**
 * The hits that the nodes of a walk stand for, of the kinds for which `isKind` holds; columns stand for what they
 * belong to when `groupsColumns`.
 */
export function hitsOf(
  nodes: LineageNodes,
  groupsColumns: boolean,
  isKind: (entityType: string) => boolean = () => true,
): LineageHits {
  const hits = new Map<string, { urn: string; nodes: LineageNode[]; degree: number }>();
  const kinds = new Map<string, boolean>();
  for (const node of nodes.values()) {
    const own = entityTypeOfUrn(node.urn);
    const urn = groupsColumns && own === COLUMN ? parentOf(node.urn) : node.urn;
    const kind = urn === node.urn ? own : entityTypeOfUrn(urn);
    const isWanted = kinds.get(kind) ?? isKind(kind);
    kinds.set(kind, isWanted);
    if (!isWanted) continue;
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

function parentOf(urn: string): string {
  return Urn.tryParse(urn)?.parts[0] ?? urn;
}
