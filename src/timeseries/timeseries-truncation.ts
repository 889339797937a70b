/**
 * How values are removed. `rebuild` fills a store beside with what is kept and switches; `delete` removes one by one.
 */
export type TruncationStrategy = 'rebuild' | 'delete';

/** Which values of one time series to remove. Names of entity type and aspect are taken in any case. */
export interface TimeseriesTruncation {
  readonly entityType: string;
  readonly aspectName: string;
  /**
   * Milliseconds since 1970; what is not later goes. With -Infinity nothing does: a rebuild then gives a series the
   * form that this service gives it.
   */
  readonly endTimeMillis: number;
  readonly strategy: TruncationStrategy;
  /** Documents that are looked at in one step; absent = what suits the engine. */
  readonly batchSize?: number;
}

/** How far a truncation has come, in documents. */
export interface TruncationProgress {
  /** Documents that are to be copied or deleted, as far as that is known. */
  readonly total: number;
  readonly done: number;
}

/** What ties a truncation to the one who asked for it. */
export interface TruncationControl {
  /** Aborted when the work must stop; it then rejects with the signal's reason, and may be started again. */
  readonly signal: AbortSignal;
  /** What an earlier, interrupted run of the same truncation saved last. */
  readonly checkpoint?: string;
  /** Keeps a text for the case that this run is interrupted. */
  save(checkpoint: string): Promise<void>;
  /** Told from time to time. */
  progress(progress: TruncationProgress): void;
}
