import { Injectable } from '@nestjs/common';
import { FilterOperator } from '../../../discovery/index.js';
import { Clock } from '../../../foundation/common/clock.js';
import { given } from '../../../foundation/common/given.js';
import { dashboardUsageStatistics, type StoredOf } from '../../../model/index.js';
import { type TimeseriesAggregation, TimeseriesStore } from '../../../timeseries/index.js';
import { figureOf, seriesValues, startOf, userOf, WindowDuration } from '../usage/index.js';
import { DASHBOARD_SERIES, type ReportSeries } from './report-series.js';
import type { DashboardStatsSummary, DashboardUsageMetrics, DashboardUsageQueryResult } from './report-usage.model.js';
import { type UserUse, usersOf } from './user-use.js';

/** Number of users in a summary. Source: DataHub's GraphQL. */
const TOP_USERS = 5;

/** Selects values that cover a time window, in contrast to all-time values. */
const OF_WINDOWS = { field: 'eventGranularity', condition: 'EXISTS', values: [] };

/** Selects values that cover all time up to their timestamp. */
const OF_ALL_TIME = {
  and: [{ field: 'eventGranularity', condition: FilterOperator.EXISTS, values: [], negated: true }],
};

/** Time range of the usage to return. */
export interface ReportRange {
  /** Milliseconds since 1970, inclusive. */
  readonly startTimeMillis?: number | null;
  /** Milliseconds since 1970, inclusive. */
  readonly endTimeMillis?: number | null;
  /** Maximum number of all-time values; the store's default if absent. */
  readonly limit?: number | null;
}

/** Usage of a report on one day. */
interface DailyUse {
  /** Start of the day, in milliseconds since 1970. */
  readonly bucket: number;
  readonly metrics: {
    readonly uniqueUserCount: number | null;
    readonly viewsCount: number | null;
    readonly executionsCount: number | null;
  };
}

/** Reads the usage of dashboards and charts from their time series. */
@Injectable()
export class ReportUsageService {
  constructor(
    private readonly timeseries: TimeseriesStore,
    private readonly clock: Clock,
  ) {}

  /** Returns the usage of a dashboard: by day, over the whole range, and all-time. */
  async ofDashboard(urn: string, range: ReportRange): Promise<DashboardUsageQueryResult> {
    const [days, users, metrics] = await Promise.all([
      this.days(urn, DASHBOARD_SERIES, range),
      this.users(urn, DASHBOARD_SERIES, range),
      seriesValues(this.timeseries, urn, dashboardUsageStatistics, { ...range, filter: OF_ALL_TIME }),
    ]);
    return {
      buckets: days.map((day) => ({ ...day, duration: WindowDuration.DAY, resource: urn })),
      aggregations: {
        uniqueUserCount: users.length,
        users: users.map(({ user, ...counts }) => ({ ...counts, user: userOf(user) })),
        viewsCount: sumOf(days.map((day) => day.metrics.viewsCount)),
        executionsCount: sumOf(days.map((day) => day.metrics.executionsCount)),
      },
      metrics: metrics.map(toMetrics),
    };
  }

  /** Returns a summary of the usage of a report; null if its time series is empty. */
  async summary(urn: string, series: ReportSeries): Promise<DashboardStatsSummary | null> {
    const now = this.clock.now();
    const month = { startTimeMillis: startOf('MONTH', now), endTimeMillis: now };
    const [days, users, [latest], known] = await Promise.all([
      this.days(urn, series, month),
      this.users(urn, series, month),
      seriesValues(this.timeseries, urn, series.aspect, { limit: 1, filter: OF_ALL_TIME }),
      this.timeseries.values({ urn, aspectName: series.aspect.name, limit: 1 }),
    ]);
    if (known.length === 0) return null;
    return {
      viewCount: latest?.viewsCount ?? null,
      viewCountLast30Days: sumOf(days.map((day) => day.metrics.viewsCount)),
      uniqueUserCountLast30Days: users.length,
      topUsersLast30Days: users.flatMap(({ user }) => userOf(user) ?? []).slice(0, TOP_USERS),
    };
  }

  private async days(urn: string, series: ReportSeries, range: ReportRange): Promise<readonly DailyUse[]> {
    const { rows } = await this.timeseries.aggregate({
      ...selectionOf(urn, series, range),
      buckets: [{ type: 'DATE', field: 'timestampMillis', unit: 'DAY' }],
      metrics: series.dailyCounts.map((field) => ({ field, aggregation: 'SUM' })),
    });
    return rows.map(([bucket, users, views, executions]) => ({
      bucket: Number(bucket),
      metrics: {
        uniqueUserCount: figureOf(users),
        viewsCount: figureOf(views),
        executionsCount: figureOf(executions),
      },
    }));
  }

  private async users(urn: string, series: ReportSeries, range: ReportRange): Promise<readonly UserUse[]> {
    const { rows } = await this.timeseries.aggregate({
      ...selectionOf(urn, series, range),
      buckets: [{ type: 'VALUE', field: 'userCounts.user' }],
      metrics: series.userCounts.map((field) => ({ field: `userCounts.${field}`, aggregation: 'SUM' })),
    });
    return usersOf(rows, series.userCounts);
  }
}

function toMetrics(value: StoredOf<typeof dashboardUsageStatistics>): DashboardUsageMetrics {
  return {
    timestampMillis: value.timestampMillis,
    favoritesCount: value.favoritesCount ?? null,
    viewsCount: value.viewsCount ?? null,
    executionsCount: value.executionsCount ?? null,
    lastViewed: value.lastViewedAt ?? null,
  };
}

function selectionOf(
  urn: string,
  { entityType, aspect }: ReportSeries,
  { startTimeMillis, endTimeMillis }: ReportRange,
): Omit<TimeseriesAggregation, 'buckets' | 'metrics'> {
  return {
    urn,
    entityType,
    aspectName: aspect.name,
    filter: [[OF_WINDOWS]],
    ...given({ startTimeMillis, endTimeMillis }),
  };
}

function sumOf(figures: readonly (number | null)[]): number | null {
  const known = figures.filter((figure) => figure !== null);
  return known.length === 0 ? null : known.reduce((sum, figure) => sum + figure, 0);
}
