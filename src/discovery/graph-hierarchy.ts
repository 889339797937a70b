import { Injectable } from '@nestjs/common';
import { type EdgeDirection, EdgeStore } from '../graph/index.js';
import type { HierarchyField, UrnHierarchy } from '../search/index.js';

/** The edge from a child to its parent, and the entity type of both, by the field of the condition. */
const EDGES: Readonly<Record<HierarchyField, { readonly type: string; readonly entityType: string }>> = {
  container: { type: 'IsPartOf', entityType: 'container' },
  domains: { type: 'IsPartOf', entityType: 'domain' },
  parentDocument: { type: 'IsChildOf', entityType: 'document' },
};

/** Maximum number of urns added to a condition. Source: DataHub's limit of a rewritten condition. */
const MOST_URNS = 100;

const DIRECTIONS: Readonly<Record<'ancestors' | 'descendants' | 'both', readonly EdgeDirection[]>> = {
  ancestors: ['OUTGOING'],
  descendants: ['INCOMING'],
  both: ['OUTGOING', 'INCOMING'],
};

/** Finds ancestors and descendants of containers, domains and documents in the graph. */
@Injectable()
export class GraphHierarchy implements UrnHierarchy {
  constructor(private readonly edges: EdgeStore) {}

  /** Returns the ancestors or descendants of `urns`, nearest first, without `urns`; at most 100 in each direction. */
  async related(
    field: HierarchyField,
    urns: readonly string[],
    direction: 'ancestors' | 'descendants' | 'both',
  ): Promise<readonly string[]> {
    const found = await Promise.all(DIRECTIONS[direction].map((way) => this.walk(field, urns, way)));
    return [...new Set(found.flat())];
  }

  private async walk(field: HierarchyField, urns: readonly string[], way: EdgeDirection): Promise<readonly string[]> {
    const met = new Set(urns);
    let level = [...urns];
    while (level.length > 0 && met.size < urns.length + MOST_URNS) {
      const next = await Promise.all(level.map((urn) => this.neighbours(field, urn, way)));
      level = [...new Set(next.flat())].filter((urn) => !met.has(urn));
      for (const urn of level) met.add(urn);
    }
    return [...met].slice(urns.length, urns.length + MOST_URNS);
  }

  private async neighbours(field: HierarchyField, urn: string, direction: EdgeDirection): Promise<readonly string[]> {
    const { type, entityType } = EDGES[field];
    const query = { urn, types: [type], direction, relatedTypes: [entityType], start: 0, count: MOST_URNS };
    return (await this.edges.relationships(query)).relationships.map((edge) => edge.urn);
  }
}
