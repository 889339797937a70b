import type { AspectRecord } from '../aspect-record.js';
import type { AspectKey } from '../aspect-key.js';

/** The latest rows that a walk covers; all conditions must hold. */
export interface ScanFilter {
  /** Rows of exactly these urns. */
  readonly urns?: readonly string[];
  /** SQL LIKE pattern of urns, compared byte by byte; `\` escapes `%` and `_`. */
  readonly urnLike?: string;
  /** Names of the aspects; absent = all. */
  readonly aspects?: readonly string[];
  /** Milliseconds since 1970: rows written at this time or later. */
  readonly createdFrom?: number;
  /** Milliseconds since 1970: rows written at this time or earlier. */
  readonly createdTo?: number;
}

/** A stretch of the rows in byte order of urn and aspect. */
export interface ScanRange {
  readonly filter: ScanFilter;
  /** Rows after this one; absent = from the first. */
  readonly after?: AspectKey;
  /** Rows up to this one; absent = to the last. */
  readonly until?: AspectKey;
}

/** A latest row, and the revision of its entity read in the same statement. */
export interface ScannedRow {
  readonly record: AspectRecord;
  /** Undefined for an entity that this service has never written. */
  readonly revision: number | undefined;
  /** Characters of its JSON texts. */
  readonly size: number;
}

/** Where row number `start` of a walk is. */
export interface ScanStart {
  /** The row before it; undefined at the first row. */
  readonly after: AspectKey | undefined;
  /** Whether the walk has fewer rows. */
  readonly isBeyond: boolean;
}

/** The latest value of an aspect, or its absence. */
export interface AspectState {
  readonly urn: string;
  readonly aspectName: string;
  readonly record: AspectRecord | undefined;
  /** Whether the entity is soft-deleted. */
  readonly isRemoved: boolean;
}
