import type { AppConfig } from '../../foundation/config/index.js';
import { type EngineClient, openEngineClient } from '../../foundation/engine-client/index.js';
import { EngineIndices } from '../adapters/engine/engine-indices.js';
import { listSeries, type ListedSeries } from '../adapters/engine/engine-series-list.js';
import { EngineSeriesReader } from '../adapters/engine/engine-series-reader.js';
import type { Series, SeriesCatalogue } from '../series.js';

/**
 * How a time series is taken over: used in place, rebuilt in place in this service's form, copied from another engine,
 * or left because the model has no such series.
 */
export type SeriesWay = 'adopt' | 'rebuild' | 'copy' | 'leave';

/** A time series of the installation that is being taken over. */
export interface FoundSeries extends Omit<ListedSeries, 'fits'> {
  readonly way: SeriesWay;
}

/** The search engine with DataHub's time series. Methods throw `ENGINE_UNAVAILABLE`. */
export class SeriesSource {
  private readonly indices: EngineIndices;

  private constructor(
    private readonly client: EngineClient,
    private readonly config: AppConfig,
    private readonly catalogue: SeriesCatalogue,
  ) {
    this.indices = new EngineIndices(client, config.takeover.source ?? config.search);
  }

  /** The configured engine; undefined if none is configured. Connects on first use. */
  static open(config: AppConfig, catalogue: SeriesCatalogue): SeriesSource | undefined {
    const { source } = config.takeover;
    return source && new SeriesSource(openEngineClient(source), config, catalogue);
  }

  /** Its time series, ordered by name. */
  async find(): Promise<readonly FoundSeries[]> {
    const listed = await listSeries(this.client, this.indices, this.catalogue);
    return listed.map(({ fits, ...one }) => ({ ...one, way: this.wayOf(one.series, fits) }));
  }

  /** Adds the fields and the alias that writers need to the index of a series. */
  async ensure(series: Series): Promise<void> {
    this.indices.forget(series);
    await this.indices.ensure(series);
  }

  /** Reads a series, which must not be written to meanwhile. */
  reader({ name }: FoundSeries): EngineSeriesReader {
    return new EngineSeriesReader(this.client, name);
  }

  /** Closes its connections. */
  close(): Promise<void> {
    return this.client.close();
  }

  private wayOf(series: Series | undefined, fits: boolean): SeriesWay {
    if (series === undefined) return 'leave';
    if (!this.config.takeover.isInPlace) return 'copy';
    return fits ? 'adopt' : 'rebuild';
  }
}
