import { Module } from '@nestjs/common';
import { AnalyticsResolver } from './analytics.resolver.js';
import { AnalyticsService } from './analytics.service.js';

/** Charts of the entities in the catalog. */
@Module({ providers: [AnalyticsResolver, AnalyticsService] })
export class AnalyticsModule {}
