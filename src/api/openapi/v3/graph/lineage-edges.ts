import { Injectable } from '@nestjs/common';
import { Urn } from '../../../../foundation/common/urn.js';
import type { Edge } from '../../../../graph/index.js';
import { lineageEdgeTypes, ModelRegistry } from '../../../../model/index.js';
import { type EdgeView, edgeView } from './edge-view.js';

/** A lineage edge in a response: the edge as stored, and its direction of data flow. */
export interface LineageEdgeView extends EdgeView {
  readonly upstream: string;
  readonly downstream: string;
}

/** The edge with each end replaced by `shown`. */
export function withEnds(edge: LineageEdgeView, shown: (urn: string) => string): LineageEdgeView {
  const told = new Map([edge.upstream, edge.downstream].map((urn) => [urn, shown(urn)]));
  const [upstream, downstream] = [told.get(edge.upstream) ?? '', told.get(edge.downstream) ?? ''];
  const [source, destination] = edge.source.urn === edge.upstream ? [upstream, downstream] : [downstream, upstream];
  return { ...edgeView({ type: edge.relationshipType, source, destination }), upstream, downstream };
}

/** Edges between columns come from fine-grained lineage, which the model does not declare as lineage. */
const COLUMN_LINEAGE = { source: 'schemaField', relationship: 'DownstreamOf', destination: 'schemaField' };

/** Determines which edges are lineage, and the direction of data flow. */
@Injectable()
export class LineageEdges {
  /** Relationship types of lineage edges. */
  readonly types: readonly string[];
  private readonly upstreamDestinations: ReadonlyMap<string, boolean>;

  constructor(registry: ModelRegistry) {
    const known = [...lineageEdgeTypes(registry), { ...COLUMN_LINEAGE, destinationIsUpstream: true }];
    this.types = [...new Set(known.map(({ relationship }) => relationship))];
    this.upstreamDestinations = new Map(
      known.map(({ source, relationship, destination, destinationIsUpstream }) => [
        keyOf(source, relationship, destination),
        destinationIsUpstream,
      ]),
    );
  }

  /** The edge as lineage; undefined if it is not lineage. */
  view(edge: Edge): LineageEdgeView | undefined {
    const [source, destination] = [edge.source, edge.destination].map((urn) => Urn.tryParse(urn)?.entityType ?? '');
    const isUp = this.upstreamDestinations.get(keyOf(source ?? '', edge.type, destination ?? ''));
    if (isUp === undefined) return undefined;
    const [upstream, downstream] = isUp ? [edge.destination, edge.source] : [edge.source, edge.destination];
    return { ...edgeView(edge), upstream, downstream };
  }
}

function keyOf(source: string, relationship: string, destination: string): string {
  return `${source} ${relationship} ${destination}`;
}
