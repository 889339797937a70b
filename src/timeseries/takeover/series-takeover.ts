import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { AppConfig } from '../../foundation/config/index.js';
import { documentOf } from '../adapters/engine/engine-document-of.js';
import type { EngineSeriesReader } from '../adapters/engine/engine-series-reader.js';
import { type Series, SeriesCatalogue } from '../series.js';
import type { TimeseriesDocument } from '../timeseries-document.js';
import { TimeseriesStore } from '../timeseries-store.port.js';
import { type FoundSeries, SeriesSource } from './series-source.js';

/** How far the takeover of one series is. */
export interface SeriesPlace {
  /** Milliseconds since 1970: what is not later has been copied. */
  readonly after?: number;
  /** Documents dealt with. */
  readonly done: number;
  /** Name of an index that is being built. */
  readonly building?: string;
}

/** What ties the takeover of a series to the one who asked for it. */
export interface SeriesControl {
  readonly signal: AbortSignal;
  /** How far an earlier, interrupted run was. */
  readonly place: SeriesPlace;
  /** Keeps how far it is. */
  save(place: SeriesPlace): Promise<void>;
  /** Which of the documents are still wanted; those of entities that were deleted since are not. */
  wanted(documents: readonly TimeseriesDocument[]): Promise<readonly TimeseriesDocument[]>;
  /** Told from time to time how many documents are dealt with. */
  progress(done: number): void;
}

/** Takes over the time series that DataHub keeps in its search engine alone. Methods throw `ENGINE_UNAVAILABLE`. */
@Injectable()
export class SeriesTakeover implements OnApplicationShutdown {
  private readonly source: SeriesSource | undefined;

  constructor(
    @Inject(AppConfig) config: AppConfig,
    @Inject(SeriesCatalogue) catalogue: SeriesCatalogue,
    @Inject(TimeseriesStore) private readonly store: TimeseriesStore,
  ) {
    this.source = SeriesSource.open(config, catalogue);
  }

  /** The time series found; undefined when no engine is known that might hold any. */
  async find(): Promise<readonly FoundSeries[] | undefined> {
    return this.source?.find();
  }

  /**
   * Takes over one series. Interrupted at any point it may be run again from the place that was saved; no value is then
   * there twice.
   */
  async take(found: FoundSeries, control: SeriesControl): Promise<void> {
    const { source } = this;
    const { series, way, documents } = found;
    if (source === undefined || series === undefined || way === 'leave') return;
    if (way === 'copy') {
      await this.copy(source.reader(found), series, control);
      return;
    }
    if (way === 'rebuild') await this.rebuild(series, control);
    await source.ensure(series);
    control.progress(documents);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.source?.close();
  }

  private async rebuild({ entityType, aspect }: Series, control: SeriesControl): Promise<void> {
    const { building } = control.place;
    await this.store.truncate(
      { entityType, aspectName: aspect.name, endTimeMillis: -Infinity, strategy: 'rebuild' },
      {
        signal: control.signal,
        ...(building !== undefined && { checkpoint: building }),
        save: (text) => control.save({ done: 0, building: text }),
        progress: ({ done }) => control.progress(done),
      },
    );
  }

  private async copy(reader: EngineSeriesReader, series: Series, control: SeriesControl): Promise<void> {
    let { after, done } = control.place;
    for (;;) {
      const stretch = await reader.stretch(after);
      for await (const page of reader.pages(stretch)) {
        control.signal.throwIfAborted();
        const documents = page.map((found) => documentOf(found, series)).filter((one) => one !== undefined);
        await this.store.adopt(await control.wanted(documents));
        done += page.length;
        control.progress(done);
      }
      if (stretch.until === undefined) return;
      after = stretch.until;
      await control.save({ after, done });
    }
  }
}
