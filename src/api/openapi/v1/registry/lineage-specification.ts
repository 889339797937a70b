import type { JsonObject } from '../../../../foundation/json/json.js';
import { type LineageEdgeType, lineageEdgeTypes, type ModelRegistry } from '../../../../model/index.js';

/** A type of lineage edge seen from one of its ends. */
export interface LineageEdgeSpecification {
  readonly type: string;
  /** OUTGOING: the edge starts at the requested entity type. */
  readonly direction: 'INCOMING' | 'OUTGOING';
  readonly opposingEntityType: string;
}

/** The lineage edges of one entity type. */
export interface LineageSpecification {
  readonly upstreamEdges: readonly LineageEdgeSpecification[];
  readonly downstreamEdges: readonly LineageEdgeSpecification[];
}

/** The types of edges from entities of a type to their upstream and downstream entities. */
export function lineageSpecification(registry: ModelRegistry, entityType: string): LineageSpecification {
  const sides = lineageEdgeTypes(registry).flatMap((edge) => sidesOf(edge, entityType));
  const along = (isUpstream: boolean): readonly LineageEdgeSpecification[] => [
    ...new Map(
      sides.filter((side) => side.isUpstream === isUpstream).map(({ edge }) => [JSON.stringify(edge), edge]),
    ).values(),
  ];
  return { upstreamEdges: along(true), downstreamEdges: along(false) };
}

/** The same for every entity type with lineage, by name. */
export function lineageSpecifications(registry: ModelRegistry): JsonObject {
  const entries = registry
    .entities()
    .map(({ name }) => [name, lineageSpecification(registry, name)] as const)
    .filter(([, { upstreamEdges, downstreamEdges }]) => upstreamEdges.length + downstreamEdges.length > 0);
  return Object.fromEntries(entries) as unknown as JsonObject;
}

interface Side {
  readonly isUpstream: boolean;
  readonly edge: LineageEdgeSpecification;
}

function sidesOf(edge: LineageEdgeType, entityType: string): readonly Side[] {
  const { relationship: type, source, destination, destinationIsUpstream } = edge;
  const outgoing: Side = {
    isUpstream: destinationIsUpstream,
    edge: { type, direction: 'OUTGOING', opposingEntityType: destination },
  };
  const incoming: Side = {
    isUpstream: !destinationIsUpstream,
    edge: { type, direction: 'INCOMING', opposingEntityType: source },
  };
  return [...(source === entityType ? [outgoing] : []), ...(destination === entityType ? [incoming] : [])];
}
