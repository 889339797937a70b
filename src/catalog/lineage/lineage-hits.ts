import { Urn } from '../../foundation/common/urn.js';
import { entityTypeOfUrn } from '../../entities/index.js';
import type { LineageNode, LineageNodes } from '../../graph/index.js';

/** A candidate of a search across lineage, with the nodes of the walk that represent it: the entity or its columns. */
export interface LineageHit {
  readonly urn: string;
  readonly nodes: readonly LineageNode[];
  /** Minimum distance to any of the nodes, in hops. */
  readonly degree: number;
}

const COLUMN = 'schemaField';

/** Candidates by urn, in the order of the walk. */
export type LineageHits = ReadonlyMap<string, LineageHit>;

/**
 * Returns the hits that the nodes of a walk represent, of the entity types for which `isWantedType` holds. With
 * `groupsColumns`, columns represent their entity.
 */
export function hitsOf(
  nodes: LineageNodes,
  groupsColumns: boolean,
  isWantedType: (entityType: string) => boolean = () => true,
): LineageHits {
  const hits = new Map<string, { urn: string; nodes: LineageNode[]; degree: number }>();
  const wantedTypes = new Map<string, boolean>();
  for (const node of nodes.values()) {
    const own = entityTypeOfUrn(node.urn);
    const urn = groupsColumns && own === COLUMN ? parentOf(node.urn) : node.urn;
    const entityType = urn === node.urn ? own : entityTypeOfUrn(urn);
    const isWanted = wantedTypes.get(entityType) ?? isWantedType(entityType);
    wantedTypes.set(entityType, isWanted);
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

/** Returns the hits for which `isWanted` holds. */
export function filterHits(hits: LineageHits, isWanted: (hit: LineageHit) => boolean): LineageHits {
  return new Map([...hits].filter(([, hit]) => isWanted(hit)));
}

/** Returns the fields of a hit in GraphQL, besides the entity and its paths. */
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
