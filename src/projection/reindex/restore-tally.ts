import type { AspectKey } from '../../aspects/index.js';

/** Most reasons that are kept for rows left out. */
const TOLD_REASONS = 20;

/** A row that could not be restored. */
export interface IgnoredRow extends AspectKey {
  readonly reason: string;
}

/**
 * Milliseconds spent on each part of the work; parts of several chunks overlap, so that sums may exceed the elapsed
 * time.
 */
export interface RestoreTimes {
  /** Reading rows. */
  query: number;
  /** Waiting for room to process the rows. */
  rows: number;
  /** Parsing urns. */
  urns: number;
  /** Looking up entity types. */
  entityTypes: number;
  /** Looking up aspects. */
  aspects: number;
  /** Parsing values. */
  values: number;
  /** Writing documents, edges and the run listing. */
  writes: number;
}

/** The numbers of a restore as they are stored. */
export type RestoreCounts = Pick<RestoreTally, 'ignoredReasons' | 'last' | 'rowsTotal' | 'times' | Count>;

type Count = (typeof COUNTS)[number];

const COUNTS = [
  'rowsScanned',
  'rowsRestored',
  'rowsIgnored',
  'documentsWritten',
  'documentsDeleted',
  'documentsRejected',
  'edgesWritten',
  'edgesDeleted',
  'runRowsWritten',
  'runRowsDeleted',
  'defaultAspectsCreated',
] as const;

/** The progress of a restore. Numbers only grow. */
export class RestoreTally {
  rowsScanned = 0;
  rowsRestored = 0;
  rowsIgnored = 0;
  documentsWritten = 0;
  documentsDeleted = 0;
  documentsRejected = 0;
  edgesWritten = 0;
  edgesDeleted = 0;
  runRowsWritten = 0;
  runRowsDeleted = 0;
  defaultAspectsCreated = 0;
  /** The last row read, in the order of the walk. */
  last: AspectKey | undefined;
  readonly times: RestoreTimes = { query: 0, rows: 0, urns: 0, entityTypes: 0, aspects: 0, values: 0, writes: 0 };
  private readonly reasons: IgnoredRow[] = [];
  /** Rows to read, if the number is known. */
  rowsTotal: number | undefined;

  /** Returns a tally that continues to count from `counts`. */
  static continued(counts: RestoreCounts): RestoreTally {
    const tally = new RestoreTally();
    for (const name of COUNTS) tally[name] = counts[name];
    Object.assign(tally.times, counts.times);
    tally.reasons.push(...counts.ignoredReasons);
    tally.last = counts.last;
    tally.rowsTotal = counts.rowsTotal;
    return tally;
  }

  /** The numbers as they are now. */
  get counts(): RestoreCounts {
    const { ignoredReasons, last, rowsTotal, times } = this;
    const numbers = Object.fromEntries(COUNTS.map((name) => [name, this[name]])) as Record<Count, number>;
    return { ...numbers, ignoredReasons, last, rowsTotal, times };
  }

  /** The first reasons why rows and documents were left out. */
  get ignoredReasons(): readonly IgnoredRow[] {
    return this.reasons;
  }

  /** Counts a row that was left out. */
  ignore(row: IgnoredRow): void {
    this.rowsIgnored += 1;
    this.report(row);
  }

  /** Counts an entity whose document could not be built or stored. */
  reject(urn: string, reason: string): void {
    this.documentsRejected += 1;
    this.report({ urn, aspectName: '', reason });
  }

  /** Runs `work` and adds its time to one part. */
  async timed<T>(part: keyof RestoreTimes, work: () => Promise<T>): Promise<T> {
    const begun = performance.now();
    try {
      return await work();
    } finally {
      this.times[part] += performance.now() - begun;
    }
  }

  private report(row: IgnoredRow): void {
    if (this.reasons.length < TOLD_REASONS) this.reasons.push(row);
  }
}
