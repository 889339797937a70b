/** Direction of a walk: to the sources of the data, or to its consumers. */
export type LineageDirection = 'UPSTREAM' | 'DOWNSTREAM';

/** A time range in milliseconds since 1970, both ends inclusive. */
export interface TimeWindow {
  readonly start: number;
  readonly end: number;
}

/** Entities that do not count as a hop: all of a type, or only those on some of its platforms. */
export interface IgnoredHops {
  /** Name of the model. */
  readonly entityType: string;
  /** Urns of platforms; empty = every platform. */
  readonly platforms: readonly string[];
}

/** A walk along lineage from one entity. */
export interface LineageQuery {
  readonly urn: string;
  readonly direction: LineageDirection;
  /** Maximum number of hops. Absent = the configured maximum, which no walk exceeds. */
  readonly maxHops?: number | undefined;
  /**
   * Restricts edges to those added manually, those without a time, and those whose time is in the range; absent = all.
   */
  readonly window?: TimeWindow | undefined;
  /** Maximum number of neighbours per entity; the latest edges come first. Absent = all. */
  readonly perHopLimit?: number | undefined;
  /** Whether nodes include time, actor and origin of their edge; absent = only if times or a limit are given. */
  readonly details?: boolean | undefined;
  /** Entities that the walk passes without counting a hop. */
  readonly ignoreAsHops?: readonly IgnoredHops[] | undefined;
}

/** How an entity was reached. */
export interface LineageOrigin {
  /** The entity from which it was reached. */
  readonly from: string;
  /** An entity between the two: a query or a job. */
  readonly via?: string;
}

/** What a walk has recorded about an entity that it found; entities with equal records may share one object. */
export interface LineageNode {
  /** Name of the relationship on which it was first found. */
  readonly relationship: string;
  /** The hop in which it was first found, from 1. */
  readonly degree: number;
  /** Every hop in which it was found. */
  readonly degrees: readonly number[];
  /** From where it was reached in the smallest number of hops; undefined if the walk only read the ends of edges. */
  readonly origins: readonly LineageOrigin[] | undefined;
  /** Whether it was found between two entities rather than at an end of an edge. */
  readonly isBetween: boolean;
  /** Whether its own edges were read. */
  readonly explored: boolean;
  /** Whether it has more neighbours than `perHopLimit` allows. */
  readonly truncatedChildren: boolean;
  readonly ignoredAsHop: boolean;
  /** Whether the edge was added manually. */
  readonly isManual: boolean;
  /** Milliseconds since 1970. */
  readonly createdOn?: number;
  readonly createdActor?: string;
  /** Milliseconds since 1970. */
  readonly updatedOn?: number;
  readonly updatedActor?: string;
}

/** The nodes that a walk found, by urn, in the order in which it found them, without the start. */
export type LineageNodes = ReadonlyMap<string, LineageNode>;

/** The result of a walk. */
export interface Lineage {
  readonly query: LineageQuery;
  readonly nodes: LineageNodes;
  /** Whether a limit ended the walk before it was complete. */
  readonly isPartial: boolean;
}

/** Urns from the start of a walk to an entity, both included. */
export type LineagePath = readonly string[];
