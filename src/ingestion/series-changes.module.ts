import { Global, Module } from '@nestjs/common';
import { SeriesChanges } from './series-changes.js';

/** Lets search follow changes of time series, also in commands, which have no entry point for writes. */
@Global()
@Module({ providers: [SeriesChanges], exports: [SeriesChanges] })
export class SeriesChangesModule {}
