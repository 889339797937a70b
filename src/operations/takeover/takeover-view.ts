import { durationText, grouped } from '../../foundation/common/amount-text.js';
import type { JsonObject } from '../../foundation/common/json.js';

/** What answers lack until it is built. */
export type IncompletePart = 'lineage' | 'runs' | 'search' | 'timeseries';

/**
 * What a takeover is doing: deriving edges and the listing of runs from the rows, taking over time series, waiting for
 * the last search documents.
 */
export type TakeoverPhase = 'rows' | 'timeseries' | 'documents';

/** How far a takeover is. */
export interface TakeoverProgress {
  readonly phase: TakeoverPhase;
  readonly rowsDone: number;
  readonly rowsTotal: number;
  /**
   * Rows of which nothing can be derived, as the model does not know their entity type or aspect, or they cannot be
   * read.
   */
  readonly rowsIgnored: number;
  readonly rowsPerSecond: number;
  /** At the rate so far; absent while there is none. */
  readonly secondsLeft?: number;
  readonly edgesWritten: number;
  readonly runRowsWritten: number;
  /** Entities whose search documents are still to be written; absent until that is known. */
  readonly entitiesLeft?: number;
  /** Documents of time series; absent until they are counted. */
  readonly seriesDone?: number;
  readonly seriesTotal?: number;
}

/** A takeover as everybody may see it. */
export interface TakeoverView extends Partial<TakeoverProgress> {
  readonly taskId: string;
  readonly state: 'RUNNING' | 'COMPLETED' | 'FAILED';
  readonly incomplete: readonly IncompletePart[];
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly finishedAt?: number;
  readonly error?: string;
}

const NOT_YET: Readonly<Record<TakeoverPhase, readonly IncompletePart[]>> = {
  rows: ['lineage', 'runs', 'search', 'timeseries'],
  timeseries: ['search', 'timeseries'],
  documents: ['search'],
};

/** What answers lack in a phase. */
export function incompleteIn(phase: TakeoverPhase = 'rows'): readonly IncompletePart[] {
  return NOT_YET[phase];
}

/** How far a takeover is, in words. */
export function takeoverText(view: Partial<TakeoverProgress>): string {
  const { phase = 'rows', rowsDone = 0, rowsTotal = 0, rowsPerSecond = 0, secondsLeft, entitiesLeft } = view;
  const search = entitiesLeft === undefined ? '' : `, ${grouped(entitiesLeft)} search documents to go`;
  if (phase === 'documents') return `lineage and time series are complete${search}`;
  if (phase === 'timeseries') {
    const { seriesDone = 0, seriesTotal = 0 } = view;
    return `time series ${percent(seriesDone, seriesTotal)} (${grouped(seriesDone)} of ${grouped(seriesTotal)} documents)${search}`;
  }
  const left = secondsLeft === undefined ? '' : `, ${durationText(secondsLeft)} left`;
  const rows = `rows ${percent(rowsDone, rowsTotal)} (${grouped(rowsDone)} of ${grouped(rowsTotal)})`;
  return `${rows}, ${grouped(rowsPerSecond)} rows/s${left}${search}`;
}

/** The view as JSON. */
export function viewJson(view: TakeoverView): JsonObject {
  return { ...view, incomplete: [...view.incomplete] };
}

function percent(done: number, total: number): string {
  return `${String(total === 0 ? 0 : Math.min(100, Math.floor((done * 100) / total)))} %`;
}
