/** Selects entities with values of one time series. */
export interface TimeseriesUrns {
  readonly entityType: string;
  readonly aspectName: string;
  /** Only entities with values that this run wrote. */
  readonly runId?: string;
  /** Milliseconds since 1970, inclusive: only entities whose newest value is not later. */
  readonly newestUntil?: number;
  /** From the previous page; absent = from the start. */
  readonly after?: string;
}

/** A page of entities, which may be empty although others follow. */
export interface TimeseriesUrnPage {
  readonly urns: readonly string[];
  /** Start of the next page; absent on the last one. */
  readonly next?: string;
}
