import { chartUsageStatistics, dashboardUsageStatistics } from '../../../model/index.js';

/** Time series of the usage of one type of report. */
export interface ReportSeries {
  readonly entityType: string;
  readonly aspect: typeof dashboardUsageStatistics | typeof chartUsageStatistics;
  /** Counts per day. */
  readonly dailyCounts: readonly string[];
  /** Counts per user; the first one determines the order of users. */
  readonly userCounts: readonly [string, ...string[]];
}

/** Usage of dashboards. */
export const DASHBOARD_SERIES: ReportSeries = {
  entityType: 'dashboard',
  aspect: dashboardUsageStatistics,
  dailyCounts: ['uniqueUserCount', 'viewsCount', 'executionsCount'],
  userCounts: ['usageCount', 'viewsCount', 'executionsCount'],
};

/** Usage of charts. */
export const CHART_SERIES: ReportSeries = {
  entityType: 'chart',
  aspect: chartUsageStatistics,
  dailyCounts: ['uniqueUserCount', 'viewsCount'],
  userCounts: ['viewsCount'],
};
