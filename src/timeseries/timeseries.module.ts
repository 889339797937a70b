import { Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { AppConfig } from '../foundation/config/index.js';
import { Database } from '../foundation/database/index.js';
import { ModelRegistry } from '../model/index.js';
import { openEngineStore } from './adapters/engine/engine-timeseries-store.js';
import { SqlTimeseriesStore } from './adapters/sql/sql-timeseries-store.js';
import { StoredSeries } from './adapters/sql/stored-series.js';
import { SeriesCatalogue } from './series.js';
import { SeriesTakeover } from './takeover/series-takeover.js';
import { TimeseriesStore } from './timeseries-store.port.js';
import { ValueDeletes } from './value-deletes.js';

/** Provides the `TimeseriesStore` of the process: in the search engine if that is a server, otherwise in SQL. */
@Global()
@Module({
  providers: [
    {
      provide: SeriesCatalogue,
      inject: [ModelRegistry],
      useFactory: (registry: ModelRegistry) => new SeriesCatalogue(registry),
    },
    { provide: TimeseriesStore, inject: [AppConfig, Database, SeriesCatalogue], useFactory: openStore },
    SeriesTakeover,
    StoredSeries,
    ValueDeletes,
  ],
  exports: [TimeseriesStore, SeriesCatalogue, SeriesTakeover, StoredSeries, ValueDeletes],
})
export class TimeseriesModule implements OnApplicationShutdown {
  constructor(private readonly store: TimeseriesStore) {}

  async onApplicationShutdown(): Promise<void> {
    await this.store.close();
  }
}

function openStore({ search }: AppConfig, database: Database, catalogue: SeriesCatalogue): TimeseriesStore {
  switch (search.engine) {
    case 'sqlite':
      return new SqlTimeseriesStore(database, catalogue);
    case 'elasticsearch':
    case 'opensearch':
      return openEngineStore(search, catalogue);
  }
}
