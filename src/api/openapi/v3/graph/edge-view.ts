import { Urn } from '../../../../foundation/common/urn.js';
import type { Edge } from '../../../../graph/index.js';

/** One end of an edge in a response. */
export interface NodeView {
  readonly entityType: string;
  readonly urn: string;
}

/** An edge in a response, as stored. */
export interface EdgeView {
  readonly relationshipType: string;
  readonly source: NodeView;
  readonly destination: NodeView;
}

/** A page of edges; the last page has no `scrollId`. */
export interface EdgeScrollView<View extends EdgeView = EdgeView> {
  readonly scrollId?: string;
  readonly results: readonly View[];
}

/** Converts an edge for the caller. */
export function edgeView({ type, source, destination }: Edge): EdgeView {
  return { relationshipType: type, source: nodeView(source), destination: nodeView(destination) };
}

/** Every urn of a page. */
export function urnsOf(edges: readonly Edge[]): ReadonlySet<string> {
  return new Set(edges.flatMap(({ source, destination }) => [source, destination]));
}

function nodeView(urn: string): NodeView {
  return { entityType: Urn.tryParse(urn)?.entityType ?? '', urn };
}
