/** Which way a walk goes: to where the data comes from, or to where it goes. */
export type LineageDirection = 'UPSTREAM' | 'DOWNSTREAM';

/** A stretch of time, both ends included, in milliseconds since 1970. */
export interface TimeWindow {
  readonly start: number;
  readonly end: number;
}

/** Entities that do not count as a hop: those of a type, or only those on some of its platforms. */
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
  /**
   * How far to go; what lies further is not looked for. Absent = as far as the configuration lets a walk go, which no
   * walk goes beyond.
   */
  readonly maxHops?: number | undefined;
  /** Only edges that were drawn by hand, that know no time, or whose time lies in it; absent = all. */
  readonly window?: TimeWindow | undefined;
  /** Neighbours that are found for one entity at most; the latest edges go first. Absent = all. */
  readonly perHopLimit?: number | undefined;
  /** Whether nodes tell when, by whom and how their edge was drawn; absent = not, unless times or a limit are given. */
  readonly details?: boolean | undefined;
  /** Entities beyond which the walk goes on in the same hop. */
  readonly ignoreAsHops?: readonly IgnoredHops[] | undefined;
}

/** How an entity was reached. */
export interface LineageOrigin {
  /** The entity from which it was reached. */
  readonly from: string;
  /** An entity between the two: a query or a job. */
  readonly via?: string;
}

/** An entity that a walk found. */
export interface LineageNode {
  readonly urn: string;
  /** Name of the relationship along which it was found first. */
  readonly relationship: string;
  /** The hop in which it was found first, from 1. */
  readonly degree: number;
  /** Every hop in which it was found. */
  readonly degrees: readonly number[];
  /**
   * From where it was reached, in hops as short as possible; undefined where the walk only looked for where edges end.
   */
  readonly origins: readonly LineageOrigin[] | undefined;
  /** Whether it was found between two entities rather than at an end of an edge. */
  readonly isBetween: boolean;
  /** Whether its own edges were looked at. */
  readonly explored: boolean;
  /** Whether it has more neighbours than `perHopLimit` let in. */
  readonly truncatedChildren: boolean;
  readonly ignoredAsHop: boolean;
  /** Whether the edge was drawn by hand. */
  readonly isManual: boolean;
  /** Milliseconds since 1970. */
  readonly createdOn?: number;
  readonly createdActor?: string;
  /** Milliseconds since 1970. */
  readonly updatedOn?: number;
  readonly updatedActor?: string;
}

/** What a walk found, in the order in which it was found, by urn; the start is not among it. */
export type LineageNodes = ReadonlyMap<string, LineageNode>;

/** The outcome of a walk. */
export interface Lineage {
  readonly query: LineageQuery;
  readonly nodes: LineageNodes;
  /** Whether a limit ended the walk before it had seen everything. */
  readonly isPartial: boolean;
}

/** Urns from the start of a walk to an entity, both included. */
export type LineagePath = readonly string[];
