import { durationText, grouped } from '../../foundation/common/amount-text.js';
import type { JsonObject } from '../../foundation/json/json.js';
import type { TaskState } from '../task-status/task.js';

/** Parts that responses lack until they are built. */
export type IncompletePart = 'lineage' | 'runs' | 'search' | 'timeseries';

/**
 * Phase of a takeover: deriving edges and the run listing from the rows, taking over time series, waiting for the last
 * search documents.
 */
export type TakeoverPhase = 'rows' | 'timeseries' | 'documents';

/** Progress of a takeover. */
export interface TakeoverProgress {
  readonly phase: TakeoverPhase;
  readonly rowsDone: number;
  readonly rowsTotal: number;
  /**
   * Number of skipped rows: the model lacks their entity type or aspect, or they are unreadable.
   */
  readonly rowsIgnored: number;
  readonly rowsPerSecond: number;
  /** Estimate at the current rate; absent while the rate is unknown. */
  readonly secondsLeft?: number;
  readonly edgesWritten: number;
  readonly runRowsWritten: number;
  /** Number of entities without search documents; absent while unknown. */
  readonly entitiesLeft?: number;
  /** Number of time series documents; absent until counted. */
  readonly seriesDone?: number;
  readonly seriesTotal?: number;
}

/** The public state of a takeover. */
export interface TakeoverView extends Partial<TakeoverProgress> {
  readonly taskId: string;
  readonly state: TaskState;
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

/** Returns the parts that responses lack in a phase. */
export function incompleteIn(phase: TakeoverPhase = 'rows'): readonly IncompletePart[] {
  return NOT_YET[phase];
}

/** Describes the progress of a takeover. */
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

/** Returns the state as JSON. */
export function viewJson(view: TakeoverView): JsonObject {
  return { ...view, incomplete: [...view.incomplete] };
}

function percent(done: number, total: number): string {
  return `${String(total === 0 ? 0 : Math.min(100, Math.floor((done * 100) / total)))} %`;
}
