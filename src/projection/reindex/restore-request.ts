import type { AspectKey, AuditStamp, ScanFilter } from '../../aspects/index.js';

/** Which rows to restore, and how; checked before. */
export interface RestoreRequest {
  readonly filter: ScanFilter;
  /** Number of the first row, counted from 0 in byte order of urn and aspect. */
  readonly start: number;
  /** Begin after this row instead of at `start`. */
  readonly after?: AspectKey;
  /** Rows at most; undefined = all. */
  readonly limit: number | undefined;
  /** Rows that are worked on together at most. */
  readonly chunkRows: number;
  /** Whether entities get the default aspects that they lack. */
  readonly createDefaultAspects: boolean;
  /** Whether search documents are left to the projector, and edges and the run listing alone are restored. */
  readonly withoutDocuments?: boolean;
  /** Who asked, and when; what is written for default aspects carries it. */
  readonly audit: AuditStamp;
}
