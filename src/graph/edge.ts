import { hash } from 'node:crypto';

/** A directed edge of the graph, in the orientation in which it was declared. */
export interface Edge {
  readonly source: string;
  readonly destination: string;
  /** Name of the relationship, as in `OwnedBy`. */
  readonly type: string;
  /** The entity whose deletion removes the edge, where that is not the source. */
  readonly lifecycleOwner?: string;
  /** An entity between the ends: a query or a job. */
  readonly via?: string;
  /** Text values only; `source: "UI"` marks an edge drawn by hand. */
  readonly properties?: Readonly<Record<string, string>>;
  /** Milliseconds since 1970. */
  readonly createdOn?: number;
  readonly createdActor?: string;
  /** Milliseconds since 1970. */
  readonly updatedOn?: number;
  readonly updatedActor?: string;
}

/** An edge as an aspect's value declares it. */
export interface ExtractedEdge extends Edge {
  /**
   * Whether a later sighting of the same edge moves `updatedOn`: lineage, whose times are asked for, and edges that
   * carry a time of their own.
   */
  readonly tracksTime: boolean;
}

/** What tells one edge of an aspect from another. */
export function edgeIdentity({ source, destination, type, lifecycleOwner, via }: Edge): string {
  return `${source}\n${type}\n${destination}\n${lifecycleOwner ?? ''}\n${via ?? ''}`;
}

/** Key of the stored edge: 22 characters that stand for the edge's identity and the aspect that made it. */
export function edgeId(edge: Edge, aspectName: string): string {
  return hash('md5', `${aspectName}\n${edgeIdentity(edge)}`, 'base64url');
}
