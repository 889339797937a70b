import type { AspectKey } from '../../aspects/index.js';
import type { SeriesPlace } from '../../timeseries/index.js';
import type { TaskControl } from '../task-status/task.js';
import type { TakeoverPhase, TakeoverProgress } from './takeover-view.js';

/** The persistent position of a takeover. */
interface TakeoverPlace {
  readonly phase: TakeoverPhase;
  /** The last processed row. */
  readonly after?: AspectKey;
  readonly rowsDone: number;
  readonly rowsTotal?: number;
  readonly rowsIgnored: number;
  readonly edgesWritten: number;
  readonly runRowsWritten: number;
  /** Milliseconds since 1970: search updates pending before this time belong to the takeover. */
  readonly behindUntil?: number;
  /** Positions by name of the series. */
  readonly series: Readonly<Record<string, SeriesPlace & { readonly isDone?: boolean }>>;
}

const BEGINNING: TakeoverPlace = {
  phase: 'rows',
  rowsDone: 0,
  rowsIgnored: 0,
  edgesWritten: 0,
  runRowsWritten: 0,
  series: {},
};

/** A takeover that runs in this process: its position, the saved position, and its reported progress. */
export class TakeoverWork {
  private place: TakeoverPlace;
  private readonly begunAt = performance.now();
  private readonly rowsAtBegin: number;
  private readonly seriesDone = new Map<string, number>();
  /** Set once the time series documents are counted. */
  seriesTotal: number | undefined;
  /** Updated periodically. */
  entitiesLeft: number | undefined;

  constructor(private readonly control: TaskControl) {
    this.place = control.checkpoint === undefined ? BEGINNING : (JSON.parse(control.checkpoint) as TakeoverPlace);
    this.rowsAtBegin = this.place.rowsDone;
  }

  /** Aborted when the work must stop. */
  get signal(): AbortSignal {
    return this.control.signal;
  }

  /** The last saved position. */
  get saved(): TakeoverPlace {
    return this.place;
  }

  /** Saves the position. */
  async save(change: Partial<TakeoverPlace>): Promise<void> {
    this.place = { ...this.place, ...change };
    await this.control.save(JSON.stringify(this.place));
    this.report();
  }

  /** Saves the position of the takeover of one series. */
  saveSeries(name: string, place: TakeoverPlace['series'][string]): Promise<void> {
    return this.save({ series: { ...this.place.series, [name]: place } });
  }

  /** Records the number of processed documents of a series. */
  noteSeries(name: string, done: number): void {
    this.seriesDone.set(name, done);
    this.report();
  }

  /** Reports the progress. */
  report(): void {
    this.control.progress({ ...this.progress });
  }

  /** Returns the progress. */
  get progress(): TakeoverProgress {
    const { phase, rowsDone, rowsTotal = 0, rowsIgnored, edgesWritten, runRowsWritten } = this.place;
    const rate = ((rowsDone - this.rowsAtBegin) * 1_000) / Math.max(1, performance.now() - this.begunAt);
    const series = [...this.seriesDone.values()].reduce((sum, done) => sum + done, 0);
    return {
      phase,
      rowsDone,
      rowsTotal,
      rowsIgnored,
      rowsPerSecond: phase === 'rows' ? Math.round(rate) : 0,
      ...(phase === 'rows' && rate > 0 && { secondsLeft: Math.ceil(Math.max(0, rowsTotal - rowsDone) / rate) }),
      edgesWritten,
      runRowsWritten,
      ...(this.entitiesLeft !== undefined && { entitiesLeft: this.entitiesLeft }),
      ...(this.seriesTotal !== undefined && { seriesDone: series, seriesTotal: this.seriesTotal }),
    };
  }
}
