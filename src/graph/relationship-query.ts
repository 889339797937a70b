import type { Edge } from './edge.js';

/** Side on which the asked urn stands: of outgoing edges it is the source. */
export type EdgeDirection = 'INCOMING' | 'OUTGOING';

/** Which edges of one entity to list. */
export interface RelationshipQuery {
  readonly urn: string;
  readonly direction: EdgeDirection;
  /** Names of relationships; empty or absent = all. */
  readonly types?: readonly string[];
  /** Entity types of the other end; absent = all, empty = none. */
  readonly relatedTypes?: readonly string[];
  readonly start: number;
  readonly count: number;
}

/** An edge seen from one of its ends. */
export interface Relationship {
  readonly type: string;
  /** The other end. */
  readonly urn: string;
  readonly via?: string;
  readonly properties?: Readonly<Record<string, string>>;
  /** Milliseconds since 1970. */
  readonly createdOn?: number;
  readonly createdActor?: string;
  /** Milliseconds since 1970. */
  readonly updatedOn?: number;
  readonly updatedActor?: string;
}

/** A page of an entity's edges, and how many there are in all. */
export interface RelationshipPage {
  readonly total: number;
  readonly relationships: readonly Relationship[];
}

/** Which urns may stand at one end of an edge. */
export interface EdgeEnd {
  /** Absent = all, empty = none. */
  readonly urns?: readonly string[];
  /** Absent = all, empty = none. */
  readonly entityTypes?: readonly string[];
}

/** Which edges to walk through, whatever entity they belong to. */
export interface EdgeScroll {
  readonly source?: EdgeEnd;
  readonly destination?: EdgeEnd;
  /** Whether `source` and `destination` may also stand at each other's end; absent = false. */
  readonly eitherWay?: boolean;
  /** Names of relationships; empty or absent = all. */
  readonly types?: readonly string[];
  readonly count: number;
  /** What the page before gave; absent = from the start. */
  readonly scrollId?: string;
}

/** A page of edges. */
export interface EdgePage {
  readonly edges: readonly Edge[];
  /** Where the next page begins; absent on the last one. */
  readonly scrollId?: string;
}
