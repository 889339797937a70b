/** Time of the oldest row and document, in milliseconds since 1970. */
export const FIRST_MILLIS: number;

/** A row beside those of bootstrap and datasets. */
export interface ExtraRow {
  readonly urn: string;
  readonly aspect: string;
  readonly value: object;
}

/** Urn of dataset number `number`. */
export function datasetUrn(number: number): string;

/**
 * Makes DataHub's tables in an empty database, and stores its bootstrap's rows and those of `datasets` datasets.
 * Returns how many rows there are, history and all.
 */
export function fillDatabase(
  url: string,
  options: { readonly datasets: number; readonly collation?: string; readonly extra?: readonly ExtraRow[] },
): Promise<number>;

/** Name under which DataHub reads a series of datasets. */
export function seriesIndex(prefix: string, aspect: string): string;

/** Documents of each series. */
export interface SeriesCounts {
  readonly operation: number;
  readonly datasetUsageStatistics: number;
  readonly datasetProfile: number;
}

/**
 * Makes DataHub's indices of three time series in an engine, and stores at least `documents` documents of `datasets`
 * datasets in them.
 */
export function fillSeries(
  url: string,
  options: {
    readonly prefix?: string;
    readonly datasets: number;
    readonly documents: number;
    /** Whether the operations' fields get the types that an engine guesses. */
    readonly badMapping?: boolean;
    /** Digest of the ids. */
    readonly algorithm?: 'md5' | 'sha256';
  },
): Promise<SeriesCounts>;
