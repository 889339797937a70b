import { Int, ResolveField, Resolver } from '@nestjs/graphql';
import { PRIVILEGES } from '../../../auth/index.js';
import { type EntityRef, FieldArgument, type GraphqlContext, Long } from '../../../entities/index.js';
import { Chart, Dashboard } from '../../assets/charts/index.js';
import { Figures } from '../usage/index.js';
import { CHART_SERIES, DASHBOARD_SERIES } from './report-series.js';
import { ChartStatsSummary, DashboardStatsSummary, DashboardUsageQueryResult } from './report-usage.model.js';
import { type ReportRange, ReportUsageService } from './report-usage.service.js';

const { VIEW_DATASET_USAGE } = PRIVILEGES;

/** Resolves the usage fields of dashboards; null without the privilege to view usage. */
@Resolver(() => Dashboard)
export class DashboardUsageResolver {
  constructor(
    private readonly figures: Figures,
    private readonly usage: ReportUsageService,
  ) {}

  @ResolveField(() => DashboardUsageQueryResult, { nullable: true, description: 'Usage of the dashboard by day.' })
  @FieldArgument('startTimeMillis', () => Long, {
    nullable: true,
    description: 'Start of the time range, in milliseconds since 1970.',
  })
  @FieldArgument('endTimeMillis', () => Long, {
    nullable: true,
    description: 'End of the time range, in milliseconds since 1970.',
  })
  @FieldArgument('limit', () => Int, {
    nullable: true,
    description: 'Maximum number of all-time metrics to return; 5,000 if absent.',
  })
  async usageStats(
    { urn }: EntityRef,
    range: ReportRange,
    context: GraphqlContext,
  ): Promise<DashboardUsageQueryResult | null> {
    if (!(await this.figures.isAllowed(urn, VIEW_DATASET_USAGE, context))) return null;
    return this.figures.orElse(null, urn, () => this.usage.ofDashboard(urn, range));
  }

  @ResolveField(() => DashboardStatsSummary, {
    nullable: true,
    description: 'Usage of the dashboard in the last 30 days.',
  })
  async statsSummary(
    { urn }: EntityRef,
    _args: object,
    context: GraphqlContext,
  ): Promise<DashboardStatsSummary | null> {
    if (!(await this.figures.isAllowed(urn, VIEW_DATASET_USAGE, context))) return null;
    return this.figures.orElse(null, urn, () => this.usage.summary(urn, DASHBOARD_SERIES));
  }
}

/** Resolves `statsSummary` of charts; null without the privilege to view usage. */
@Resolver(() => Chart)
export class ChartUsageResolver {
  constructor(
    private readonly figures: Figures,
    private readonly usage: ReportUsageService,
  ) {}

  @ResolveField(() => ChartStatsSummary, { nullable: true, description: 'Usage of the chart in the last 30 days.' })
  async statsSummary({ urn }: EntityRef, _args: object, context: GraphqlContext): Promise<ChartStatsSummary | null> {
    if (!(await this.figures.isAllowed(urn, VIEW_DATASET_USAGE, context))) return null;
    return this.figures.orElse(null, urn, () => this.usage.summary(urn, CHART_SERIES));
  }
}
