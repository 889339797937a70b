import { Module } from '@nestjs/common';
import { DatasetSeriesResolver } from './dataset-series.resolver.js';
import { DatasetUsageResolver } from './dataset-usage.resolver.js';
import { Figures } from './figures.js';
import { OperationsStatsService } from './operations-stats.service.js';
import { UsageStatsService } from './usage-stats.service.js';

/** Time series of datasets: profiles, operations and usage. */
@Module({
  providers: [DatasetUsageResolver, DatasetSeriesResolver, Figures, OperationsStatsService, UsageStatsService],
  exports: [Figures, UsageStatsService],
})
export class UsageModule {}
