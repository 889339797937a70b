import { Module } from '@nestjs/common';
import { EntityMappings } from '../../../entities/index.js';
import { DatasetUsageFields } from './dataset-usage.fields.js';
import { OperationsStatsService } from './operations-stats.service.js';
import { UsageStatsService } from './usage-stats.service.js';

/** What time series tell of datasets: profiles, operations and use. */
@Module({
  providers: [DatasetUsageFields, OperationsStatsService, UsageStatsService],
  exports: [UsageStatsService],
})
export class UsageModule {
  constructor(mappings: EntityMappings, fields: DatasetUsageFields) {
    mappings.extend('Dataset', fields.resolvers());
  }
}
