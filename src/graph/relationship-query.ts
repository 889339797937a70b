import type { Edge } from './edge.js';

/** The end at which the given urn is: the source of outgoing edges. */
export type EdgeDirection = 'INCOMING' | 'OUTGOING';

/** A listing of the edges of one entity. */
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

/** An edge as seen from one of its ends. */
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

/** A page of an entity's edges, with their total number. */
export interface RelationshipPage {
  readonly total: number;
  readonly relationships: readonly Relationship[];
}

/** The urns allowed at one end of an edge. */
export interface EdgeEnd {
  /** Absent = all, empty = none. */
  readonly urns?: readonly string[];
  /** Absent = all, empty = none. */
  readonly entityTypes?: readonly string[];
}

/** A scroll through edges of any entity. */
export interface EdgeScroll {
  readonly source?: EdgeEnd;
  readonly destination?: EdgeEnd;
  /** Whether `source` and `destination` may also match the opposite ends; absent = false. */
  readonly eitherWay?: boolean;
  /** Names of relationships; empty or absent = all. */
  readonly types?: readonly string[];
  /** Whether edges with the same ends and type count as one, whatever their details; absent = false. */
  readonly eachOnce?: boolean;
  readonly count: number;
  /** From the previous page; absent = from the start. */
  readonly scrollId?: string;
}

/** A page of edges. */
export interface EdgePage {
  readonly edges: readonly Edge[];
  /** Start of the next page; absent on the last one. */
  readonly scrollId?: string;
}
