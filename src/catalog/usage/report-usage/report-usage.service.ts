import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../foundation/common/clock.js';
import type { JsonObject } from '../../../foundation/common/json.js';
import { FilterOperator } from '../../../discovery/index.js';
import { entityTypeOfUrn, type EntityRef, refTo } from '../../../entities/index.js';
import { NO_VALUE, type TimeseriesAggregation, TimeseriesStore } from '../../../timeseries/index.js';
import { seriesValues, startOf, WindowDuration } from '../usage/index.js';
import type { DashboardStatsSummary, DashboardUsageQueryResult } from './report-usage.model.js';
import { type UserUse, usersOf } from './user-use.js';

/** Users that a summary names. Source: DataHub's GraphQL. */
const TOP_USERS = 5;

/** Values that speak of a span of time, rather than of all time. */
const OF_SPANS = { field: 'eventGranularity', condition: 'EXISTS', values: [] };

/** Values that speak of all time up to their moment. */
const OF_ALL_TIME = { field: 'eventGranularity', condition: FilterOperator.EXISTS, values: [], negated: true };

/** Where the use of one kind of report is kept. */
export interface ReportSeries {
  /** Name of the model. */
  readonly entityType: string;
  readonly aspectName: string;
  /** Figures of each user, the one that users are ordered by first. */
  readonly userCounts: readonly [string, ...string[]];
}

/** Which use is asked for. */
export interface ReportRange {
  /** Milliseconds since 1970, inclusive. */
  readonly startTimeMillis?: number | null;
  /** Milliseconds since 1970, inclusive. */
  readonly endTimeMillis?: number | null;
  /** Most values of all time; the store's default when absent. */
  readonly limit?: number | null;
}

/** Tells how dashboards and charts were used, from what sources told of them. */
@Injectable()
export class ReportUsageService {
  constructor(
    @Inject(TimeseriesStore) private readonly timeseries: TimeseriesStore,
    private readonly clock: Clock,
  ) {}

  /** The use of a dashboard by day, over the whole range, and of all time. */
  async usage(urn: string, series: ReportSeries, range: ReportRange): Promise<DashboardUsageQueryResult> {
    const [buckets, users, metrics] = await Promise.all([
      this.days(urn, series, range),
      this.users(urn, series, range),
      this.ofAllTime(urn, series, range),
    ]);
    return {
      buckets: buckets.map(([bucket, figures]) => ({
        bucket,
        duration: WindowDuration.DAY,
        resource: urn,
        metrics: figures,
      })),
      aggregations: {
        uniqueUserCount: users.length,
        users: users.map(({ user, ...counts }) => ({ ...counts, user: userRef(user) })),
        viewsCount: sumOf(buckets.map(([, { viewsCount }]) => viewsCount)),
        executionsCount: sumOf(buckets.map(([, { executionsCount }]) => executionsCount)),
      },
      metrics: metrics.map((value) => ({
        timestampMillis: Number(value['timestampMillis']),
        favoritesCount: numberIn(value, 'favoritesCount'),
        viewsCount: numberIn(value, 'viewsCount'),
        executionsCount: numberIn(value, 'executionsCount'),
        lastViewed: numberIn(value, 'lastViewedAt'),
      })),
    };
  }

  /** The use of a report in short; undefined when nothing was ever told of it. */
  async summary(urn: string, series: ReportSeries): Promise<DashboardStatsSummary | undefined> {
    const now = this.clock.now();
    const month = { startTimeMillis: startOf('MONTH', now), endTimeMillis: now };
    const [days, users, [latest], known] = await Promise.all([
      this.days(urn, series, month),
      this.users(urn, series, month),
      this.ofAllTime(urn, series, { limit: 1 }),
      this.timeseries.values({ urn, aspectName: series.aspectName, limit: 1 }),
    ]);
    if (known.length === 0) return undefined;
    return {
      viewCount: latest === undefined ? null : numberIn(latest, 'viewsCount'),
      viewCountLast30Days: sumOf(days.map(([, { viewsCount }]) => viewsCount)),
      uniqueUserCountLast30Days: users.length,
      topUsersLast30Days: users.flatMap(({ user }) => userRef(user) ?? []).slice(0, TOP_USERS),
    };
  }

  private async days(urn: string, series: ReportSeries, range: ReportRange) {
    const fields = series.entityType === 'dashboard' ? [...DAILY, 'executionsCount'] : DAILY;
    const { rows } = await this.timeseries.aggregate({
      ...selectionOf(urn, series, range),
      buckets: [{ type: 'DATE', field: 'timestampMillis', unit: 'DAY' }],
      metrics: fields.map((field) => ({ field, aggregation: 'SUM' })),
    });
    return rows.map(([bucket, uniqueUserCount, viewsCount, executionsCount]) => {
      const figures = [uniqueUserCount, viewsCount, executionsCount].map(numberOf);
      const [users = null, views = null, executions = null] = figures;
      return [Number(bucket), { uniqueUserCount: users, viewsCount: views, executionsCount: executions }] as const;
    });
  }

  private async users(urn: string, series: ReportSeries, range: ReportRange): Promise<readonly UserUse[]> {
    const { rows } = await this.timeseries.aggregate({
      ...selectionOf(urn, series, range),
      buckets: [{ type: 'VALUE', field: 'userCounts.user' }],
      metrics: series.userCounts.map((field) => ({ field: `userCounts.${field}`, aggregation: 'SUM' })),
    });
    return usersOf(rows, series.userCounts);
  }

  private ofAllTime(urn: string, { aspectName }: ReportSeries, range: ReportRange): Promise<readonly JsonObject[]> {
    return seriesValues(this.timeseries, urn, aspectName, { ...range, filter: { and: [OF_ALL_TIME] } });
  }
}

const DAILY = ['uniqueUserCount', 'viewsCount'];

function selectionOf(
  urn: string,
  { entityType, aspectName }: ReportSeries,
  { startTimeMillis, endTimeMillis }: ReportRange,
): Omit<TimeseriesAggregation, 'buckets' | 'metrics'> {
  return {
    urn,
    entityType,
    aspectName,
    filter: [[OF_SPANS]],
    ...(startTimeMillis == null ? {} : { startTimeMillis }),
    ...(endTimeMillis == null ? {} : { endTimeMillis }),
  };
}

function userRef(urn: string): EntityRef | null {
  return entityTypeOfUrn(urn) === 'corpuser' ? refTo('CorpUser', urn) : null;
}

function numberOf(text: string | undefined): number | null {
  return text === undefined || text === NO_VALUE ? null : Number(text);
}

function numberIn(value: JsonObject, name: string): number | null {
  const found = value[name];
  return typeof found === 'number' ? found : null;
}

function sumOf(figures: readonly (number | null)[]): number | null {
  const known = figures.filter((figure) => figure !== null);
  return known.length === 0 ? null : known.reduce((sum, figure) => sum + figure, 0);
}
