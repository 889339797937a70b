import { edgeIdentity, type ExtractedEdge } from './edge.js';

/** Changes of the edge table when an aspect's value changes. */
export interface EdgeDiff {
  readonly added: readonly ExtractedEdge[];
  /** Existing edges with updated times, actors or properties. */
  readonly refreshed: readonly ExtractedEdge[];
  readonly removed: readonly ExtractedEdge[];
}

/** Compares edges by identity, so that unchanged edges cost nothing. */
export function diffEdges(previous: readonly ExtractedEdge[], current: readonly ExtractedEdge[]): EdgeDiff {
  if (previous.length === 0) return { added: current, refreshed: [], removed: [] };
  const before = new Map(previous.map((edge) => [edgeIdentity(edge), edge]));
  const added: ExtractedEdge[] = [];
  const refreshed: ExtractedEdge[] = [];
  for (const edge of current) {
    const identity = edgeIdentity(edge);
    const known = before.get(identity);
    before.delete(identity);
    if (known === undefined) added.push(edge);
    else if (hasNews(known, edge)) refreshed.push(edge);
  }
  return { added, refreshed, removed: [...before.values()] };
}

function hasNews(known: ExtractedEdge, edge: ExtractedEdge): boolean {
  if (edge.tracksTime && (known.updatedOn !== edge.updatedOn || known.updatedActor !== edge.updatedActor)) return true;
  return JSON.stringify(known.properties) !== JSON.stringify(edge.properties);
}
