import { Urn } from '../foundation/common/urn.js';
import { edgeIdentity, type ExtractedEdge } from './edge.js';

/** Longest urn that the edge table stores at either end, in bytes of UTF-8. */
export const MAX_END_BYTES = 2_000;

/** Collects the edges of one aspect: without duplicates, and only between urns. */
export class EdgeCollector {
  private readonly byIdentity = new Map<string, ExtractedEdge>();
  /** Whether the graph takes the ends seen so far, of which many edges may have the same. */
  private readonly ends = new Map<string, boolean>();
  /** Values in the place of a urn that are not urns, and what exceeds a limit. */
  readonly skipped: string[] = [];

  /** The edges by their identity. */
  get edges(): ReadonlyMap<string, ExtractedEdge> {
    return this.byIdentity;
  }

  /** Adds an edge. Of two equal edges, keeps the one with more details of its own, otherwise the first. */
  add(edge: ExtractedEdge): void {
    const ends = [edge.source, edge.destination, edge.via, edge.lifecycleOwner];
    const misfit = ends.find((end) => end !== undefined && !this.takes(end));
    if (misfit !== undefined) {
      this.skipped.push(misfit);
      return;
    }
    const identity = edgeIdentity(edge);
    const known = this.byIdentity.get(identity);
    if (known === undefined || detail(edge) > detail(known)) this.byIdentity.set(identity, edge);
  }

  private takes(end: string): boolean {
    let known = this.ends.get(end);
    if (known === undefined) this.ends.set(end, (known = isEnd(end)));
    return known;
  }
}

/** Whether the graph has edges to and from a text: a urn of limited length. */
export function isEnd(text: string): boolean {
  return (
    Urn.tryParse(text) !== undefined && (text.length * 3 <= MAX_END_BYTES || Buffer.byteLength(text) <= MAX_END_BYTES)
  );
}

function detail(edge: ExtractedEdge): number {
  return (edge.tracksTime ? 1 : 0) + (edge.properties === undefined ? 0 : 1);
}
