/**
 * How values are removed. `rebuild` copies the values to keep into a new store and switches; `delete` deletes values
 * individually.
 */
export type TruncationStrategy = 'rebuild' | 'delete';

/** Selects values of one time series to remove. Names of entity type and aspect are case-insensitive. */
export interface TimeseriesTruncation {
  readonly entityType: string;
  readonly aspectName: string;
  /**
   * Milliseconds since 1970; values up to this time are removed. With -Infinity none are: a rebuild then converts a
   * series to this service's form.
   */
  readonly endTimeMillis: number;
  readonly strategy: TruncationStrategy;
  /** Number of documents processed per step; absent = the engine's default. */
  readonly batchSize?: number;
}

/** Progress of a truncation, in documents. */
export interface TruncationProgress {
  /** Documents to copy or delete, as far as known. */
  readonly total: number;
  readonly done: number;
}

/** Connects a truncation with its caller. */
export interface TruncationControl {
  /**
   * Aborted when the work must stop; the truncation then rejects with the signal's reason, and may be started again.
   */
  readonly signal: AbortSignal;
  /**
   * Aborted when the process ends, or the work belongs to another one; default: `signal`. Without it, an aborted
   * truncation waits for an engine that is down rather than leave writers blocked.
   */
  readonly ending?: AbortSignal;
  /** The last checkpoint of an earlier, interrupted run of the same truncation. */
  readonly checkpoint?: string;
  /** Saves a checkpoint for the case of an interruption. Throws if the work belongs to another process now. */
  save(checkpoint: string): Promise<void>;
  /** Called from time to time. */
  progress(progress: TruncationProgress): void;
}
