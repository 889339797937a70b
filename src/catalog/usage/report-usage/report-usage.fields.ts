import { Injectable, Logger } from '@nestjs/common';
import { Authorizer, PRIVILEGES } from '../../../auth/index.js';
import type { EntityRef, FieldResolvers, GraphqlContext } from '../../../entities/index.js';
import type { ReportRange, ReportSeries } from './report-usage.service.js';
import { ReportUsageService } from './report-usage.service.js';

const DASHBOARDS: ReportSeries = {
  entityType: 'dashboard',
  aspectName: 'dashboardUsageStatistics',
  userCounts: ['usageCount', 'viewsCount', 'executionsCount'],
};

const CHARTS: ReportSeries = {
  entityType: 'chart',
  aspectName: 'chartUsageStatistics',
  userCounts: ['viewsCount'],
};

/**
 * The fields of dashboards and charts that tell of their use: null without the privilege to see it, and where it cannot
 * be read.
 */
@Injectable()
export class ReportUsageFields {
  private readonly logger = new Logger('Usage');

  constructor(
    private readonly authorizer: Authorizer,
    private readonly usage: ReportUsageService,
  ) {}

  /** The resolvers of dashboards, by field. */
  dashboard(): FieldResolvers {
    return {
      usageStats: (source, range: ReportRange, context) =>
        this.read(source, DASHBOARDS, context, () => this.usage.usage(source.urn, DASHBOARDS, range)),
      statsSummary: (source, _args, context) =>
        this.read(source, DASHBOARDS, context, () => this.usage.summary(source.urn, DASHBOARDS)),
    };
  }

  /** The resolvers of charts, by field. */
  chart(): FieldResolvers {
    return {
      statsSummary: (source, _args, context) =>
        this.read(source, CHARTS, context, () => this.usage.summary(source.urn, CHARTS)),
    };
  }

  private async read<Value>(
    { urn }: EntityRef,
    { entityType: type }: ReportSeries,
    { actor, entities }: GraphqlContext,
    read: () => Promise<Value>,
  ): Promise<Value | null> {
    if (!(await entities.canView(urn))) return null;
    if (!(await this.authorizer.can(actor, [PRIVILEGES.VIEW_DATASET_USAGE], { type, urn }))) return null;
    try {
      return await read();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.logger.warn(`Figures of ${urn} cannot be read: ${reason}`);
      return null;
    }
  }
}
