import { Global, Module } from '@nestjs/common';
import { AppConfig, type DatabaseEngine } from '../config/index.js';
import { Database } from '../database/index.js';
import { SqlTimeseriesStore } from './adapters/sql/sql-timeseries-store.js';
import { TimeseriesStore } from './timeseries-store.port.js';

/** Provides the one `TimeseriesStore` of the process. */
@Global()
@Module({
  providers: [
    {
      provide: TimeseriesStore,
      inject: [AppConfig, Database],
      useFactory: (config: AppConfig, database: Database) => openStore(config.database.engine, database),
    },
  ],
  exports: [TimeseriesStore],
})
export class TimeseriesModule {}

function openStore(engine: DatabaseEngine, database: Database): TimeseriesStore {
  switch (engine) {
    case 'sqlite':
    case 'postgres':
    case 'mysql':
      return new SqlTimeseriesStore(database);
  }
}
