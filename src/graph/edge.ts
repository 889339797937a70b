import { hash } from 'node:crypto';

/** A directed edge of the graph, in the orientation in which it was declared. */
export interface Edge {
  readonly source: string;
  readonly destination: string;
  /** Name of the relationship, such as `OwnedBy`. */
  readonly type: string;
  /** The entity whose deletion removes the edge, if that is not the source. */
  readonly lifecycleOwner?: string;
  /** An entity between the ends: a query or a job. */
  readonly via?: string;
  /** Strings only; `source: "UI"` marks an edge added manually. */
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
   * Whether `updatedOn` changes when the same edge is seen again: true for lineage, whose times can be queried, and for
   * edges with a time of their own.
   */
  readonly tracksTime: boolean;
}

/** Distinguishes the edges of one aspect. */
export function edgeIdentity({ source, destination, type, lifecycleOwner, via }: Edge): string {
  return `${source}\n${type}\n${destination}\n${lifecycleOwner ?? ''}\n${via ?? ''}`;
}

/** Key of the stored edge: 22 characters derived from the edge's identity and the aspect that declares it. */
export function edgeId(edge: Edge, aspectName: string): string {
  return hash('md5', `${aspectName}\n${edgeIdentity(edge)}`, 'base64url');
}
