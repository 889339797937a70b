import { Module } from '@nestjs/common';
import { AnalyticsResolver } from './analytics.resolver.js';
import { AnalyticsService } from './analytics.service.js';

/** Charts of what entities there are. */
@Module({ providers: [AnalyticsResolver, AnalyticsService] })
export class AnalyticsModule {}
