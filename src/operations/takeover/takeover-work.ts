import type { AspectKey } from '../../aspects/index.js';
import type { SeriesPlace } from '../../timeseries/index.js';
import type { TaskControl } from '../task-status/task.js';
import type { TakeoverPhase, TakeoverProgress } from './takeover-view.js';

/** What of a takeover outlives its process. */
interface TakeoverPlace {
  readonly phase: TakeoverPhase;
  /** The last row of which everything is derived. */
  readonly after?: AspectKey;
  readonly rowsDone: number;
  readonly rowsTotal?: number;
  readonly rowsIgnored: number;
  readonly edgesWritten: number;
  readonly runRowsWritten: number;
  /** Milliseconds since 1970: what search fell behind on until then is what is taken over. */
  readonly behindUntil?: number;
  /** By name of the series. */
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

/** A takeover while this process works on it: where it is, what of that is saved, and what is told. */
export class TakeoverWork {
  private place: TakeoverPlace;
  private readonly begunAt = performance.now();
  private readonly rowsAtBegin: number;
  private readonly seriesDone = new Map<string, number>();
  /** Set when the documents of time series are counted. */
  seriesTotal: number | undefined;
  /** Set from time to time. */
  entitiesLeft: number | undefined;

  constructor(private readonly control: TaskControl) {
    this.place = control.checkpoint === undefined ? BEGINNING : (JSON.parse(control.checkpoint) as TakeoverPlace);
    this.rowsAtBegin = this.place.rowsDone;
  }

  /** Aborted when the work must stop. */
  get signal(): AbortSignal {
    return this.control.signal;
  }

  /** Where it is, as it was saved last. */
  get saved(): TakeoverPlace {
    return this.place;
  }

  /** Keeps where it is. */
  async save(change: Partial<TakeoverPlace>): Promise<void> {
    this.place = { ...this.place, ...change };
    await this.control.save(JSON.stringify(this.place));
    this.tell();
  }

  /** Keeps where the takeover of one series is. */
  saveSeries(name: string, place: TakeoverPlace['series'][string]): Promise<void> {
    return this.save({ series: { ...this.place.series, [name]: place } });
  }

  /** Notes how many documents of a series are dealt with. */
  noteSeries(name: string, done: number): void {
    this.seriesDone.set(name, done);
    this.tell();
  }

  /** Tells everybody how far it is. */
  tell(): void {
    this.control.progress({ ...this.progress });
  }

  /** How far it is. */
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
