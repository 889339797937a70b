import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { AppConfig } from '../../foundation/config/index.js';
import { documentOf } from '../adapters/engine/engine-document-of.js';
import type { EngineSeriesReader } from '../adapters/engine/engine-series-reader.js';
import { type Series, SeriesCatalogue } from '../series.js';
import type { TimeseriesDocument } from '../timeseries-document.js';
import { TimeseriesStore } from '../timeseries-store.port.js';
import { type FoundSeries, SeriesSource } from './series-source.js';
import type { WantedDocuments } from './wanted-documents.js';

/** Progress of the takeover of one series. */
export interface SeriesPlace {
  /** Milliseconds since 1970: all documents up to this time have been copied. */
  readonly after?: number;
  /** Number of documents processed. */
  readonly done: number;
  /** Name of an index under construction. */
  readonly building?: string;
}

/** Connects the takeover of a series with its caller. */
export interface SeriesControl {
  readonly signal: AbortSignal;
  /** Progress of an earlier, interrupted run. */
  readonly place: SeriesPlace;
  /** Saves the progress. */
  save(place: SeriesPlace): Promise<void>;
  /** Returns the documents of entities that are not deleted. */
  ofEntities(documents: readonly TimeseriesDocument[]): Promise<readonly TimeseriesDocument[]>;
  /** Leaves out documents whose values are deleted during the takeover. */
  readonly wanted: WantedDocuments;
  /** Called from time to time with the number of processed documents. */
  progress(done: number): void;
}

/** Takes over the time series that exist only in DataHub's search engine. Methods throw `ENGINE_UNAVAILABLE`. */
@Injectable()
export class SeriesTakeover implements OnApplicationShutdown {
  /** Whether time series are copied, so that DataHub's indices keep what is deleted here. */
  readonly copies: boolean;
  private readonly source: SeriesSource | undefined;

  constructor(
    config: AppConfig,
    catalogue: SeriesCatalogue,
    private readonly store: TimeseriesStore,
  ) {
    this.copies = config.takeover.source !== undefined && !config.takeover.isInPlace;
    this.source = SeriesSource.open(config, catalogue);
  }

  /** The time series found; undefined if no engine that could contain any is configured. */
  async find(): Promise<readonly FoundSeries[] | undefined> {
    return this.source?.find();
  }

  /**
   * Takes over one series. After an interruption at any point, it may be run again from the saved place; no value is
   * duplicated.
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
        await this.store.adopt(await control.ofEntities(documents), control.wanted);
        done += page.length;
        control.progress(done);
      }
      if (stretch.until === undefined) return;
      after = stretch.until;
      await control.save({ after, done });
    }
  }
}
