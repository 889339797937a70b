import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { SeriesChanges } from '../../ingestion/index.js';
import { RevisionStore } from '../../projection/index.js';
import { type FoundSeries, SeriesTakeover } from '../../timeseries/index.js';
import { keptDocuments } from '../series-copy/kept-documents.js';
import { TaskStore } from '../task-status/task-store.js';
import { TRUNCATION } from '../truncate-timeseries-aspect/truncate-arguments.js';
import { TakeoverDeletes } from './takeover-deletes.js';
import type { TakeoverWork } from './takeover-work.js';

/** Pause between questions for truncations that have not ended, in milliseconds. */
const PAUSE_MS = 1_000;

/** Takes over the time series, one after the other. */
@Injectable()
export class TakeoverSeries {
  private readonly logger = new Logger('Takeover');

  constructor(
    private readonly series: SeriesTakeover,
    private readonly revisions: RevisionStore,
    private readonly tasks: TaskStore,
    private readonly deletes: TakeoverDeletes,
    private readonly changes: SeriesChanges,
  ) {}

  /**
   * Continues from the saved position and resolves after the last series. Throws `ENGINE_UNAVAILABLE`, and the reason
   * of the signal once it is aborted.
   */
  async run(work: TakeoverWork): Promise<void> {
    const found = await this.series.find();
    if (found === undefined)
      this.logger.warn('Time series are not taken over: no search engine of DataHub is configured');
    const known = (found ?? []).filter(({ way }) => way !== 'leave');
    work.seriesTotal = known.reduce((sum, { documents }) => sum + documents, 0);
    for (const one of known) await this.take(one, work);
    await this.deletes.forget();
  }

  private async take(found: FoundSeries, work: TakeoverWork): Promise<void> {
    work.signal.throwIfAborted();
    const place = work.saved.series[found.name] ?? { done: 0 };
    work.noteSeries(found.name, place.isDone === true ? found.documents : place.done);
    if (place.isDone === true) return;
    if (found.way === 'rebuild') await this.untilNoTruncation(work.signal);
    await this.series.take(found, {
      signal: work.signal,
      place,
      save: (reached) => work.saveSeries(found.name, reached),
      ofEntities: (documents) => keptDocuments(this.revisions, documents),
      wanted: (documents, sql) => this.deletes.without(documents, sql),
      progress: (done) => work.noteSeries(found.name, done),
    });
    if (found.way === 'copy') await this.changes.added(found.entityType, found.aspectName, work.signal);
    work.noteSeries(found.name, found.documents);
    await work.saveSeries(found.name, { done: found.documents, isDone: true });
  }

  /** Waits for truncations, which rebuild the same index; none begins during a takeover. */
  private async untilNoTruncation(signal: AbortSignal): Promise<void> {
    while (await this.tasks.hasUnfinished(TRUNCATION)) await wait(PAUSE_MS, undefined, { signal });
  }
}
