import { Module } from '@nestjs/common';
import { UsageModule } from '../usage/index.js';
import { ChartUsageResolver, DashboardUsageResolver } from './report-usage.resolvers.js';
import { ReportUsageService } from './report-usage.service.js';

/** Usage of dashboards and charts. */
@Module({ imports: [UsageModule], providers: [DashboardUsageResolver, ChartUsageResolver, ReportUsageService] })
export class ReportUsageModule {}
