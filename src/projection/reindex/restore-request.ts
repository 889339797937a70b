import type { AspectKey, AuditStamp, ScanFilter } from '../../aspects/index.js';
import type { RestorePlace } from './restore-place.js';

/** The rows to restore, and how; validated before. */
export interface RestoreRequest {
  readonly filter: ScanFilter;
  /** Number of the first row, counted from 0 in byte order of urn and aspect. */
  readonly start: number;
  /** Start after this row instead of at `start`. */
  readonly after?: AspectKey;
  /** Rows at most; undefined = all. */
  readonly limit: number | undefined;
  /** Most rows that are processed together. */
  readonly chunkRows: number;
  /** Whether entities get the default aspects that they lack. */
  readonly createDefaultAspects: boolean;
  /** Whether only edges and the run listing are restored, and search documents are left to the projector. */
  readonly withoutDocuments?: boolean;
  /** Ends the work when it is aborted, with its reason as the error; rows restored before stay restored. */
  readonly signal?: AbortSignal;
  /** The place from which an interrupted restore continues; its tally has the counts of that time. */
  readonly place?: RestorePlace;
  /** Saves the place, every few seconds and when the work is interrupted; the tally counts exactly what is done. */
  readonly save?: (place: RestorePlace) => Promise<void>;
  /** The actor and time of the request; default aspects that are written carry them. */
  readonly audit: AuditStamp;
}
