import { Injectable } from '@nestjs/common';
import { defined, given } from '../../../foundation/common/given.js';
import { NO_VALUE, type TimeseriesAggregation, TimeseriesStore } from '../../../timeseries/index.js';
import { figureOf } from './figure-of.js';

/** Length of the time buckets of figures. */
export type UsageDuration = 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';

/** Selection of the usage of a dataset. */
export interface UsageQuery {
  /** Urn of the dataset. */
  readonly resource: string;
  readonly duration: UsageDuration;
  /** Milliseconds since 1970, inclusive. */
  readonly startTimeMillis?: number | undefined;
  /** Milliseconds since 1970, inclusive. */
  readonly endTimeMillis?: number | undefined;
  readonly timeZone?: string | undefined;
}

/** Usage in one time bucket; unknown figures are absent. */
export interface UsageBucket {
  /** Start of the bucket, in milliseconds since 1970. */
  readonly bucket: number;
  readonly metrics: {
    readonly uniqueUserCount?: number;
    readonly totalSqlQueries?: number;
    readonly topSqlQueries?: readonly string[];
  };
}

/** Usage by one user. */
export interface UserUsage {
  /** Urn of the user. */
  readonly user: string;
  readonly count?: number;
  readonly userEmail?: string;
}

/** Usage of one column. */
export interface FieldUsage {
  readonly fieldName: string;
  readonly count?: number;
}

/** Usage of a dataset. */
export interface UsageResult {
  /** Time buckets, oldest first. Days and longer buckets without figures are included between others. */
  readonly buckets: readonly UsageBucket[];
  readonly aggregations: {
    readonly uniqueUserCount: number;
    readonly users: readonly UserUsage[];
    readonly fields: readonly FieldUsage[];
    /** Sum over the buckets; absent if no bucket has a figure. */
    readonly totalSqlQueries?: number;
  };
}

const SERIES = { entityType: 'dataset', aspectName: 'datasetUsageStatistics' };

/** Aggregates the usage of datasets from their time series. */
@Injectable()
export class UsageStatsService {
  constructor(private readonly timeseries: TimeseriesStore) {}

  /**
   * Returns the latest figures of each time bucket, and sums over the whole range. Throws `INVALID_ARGUMENT` for an
   * unknown time zone.
   */
  async query(query: UsageQuery): Promise<UsageResult> {
    const [buckets, users, fields] = await Promise.all([this.buckets(query), this.users(query), this.fields(query)]);
    const totals = buckets.map(({ metrics }) => metrics.totalSqlQueries).filter((total) => total !== undefined);
    const totalSqlQueries = totals.length === 0 ? undefined : totals.reduce((sum, total) => sum + total, 0);
    return {
      buckets,
      aggregations: { uniqueUserCount: users.length, users, fields, ...defined({ totalSqlQueries }) },
    };
  }

  private async buckets(query: UsageQuery): Promise<readonly UsageBucket[]> {
    const { duration: unit, timeZone } = query;
    const { rows } = await this.timeseries.aggregate({
      ...selectionOf(query),
      buckets: [{ type: 'DATE', field: 'timestampMillis', unit, ...defined({ timeZone }) }],
      metrics: ['uniqueUserCount', 'totalSqlQueries', 'topSqlQueries'].map((field) => ({
        field,
        aggregation: 'LATEST',
      })),
    });
    return rows.map(([bucket, users, queries, topQueries]) => ({
      bucket: Number(bucket),
      metrics: given({
        uniqueUserCount: figureOf(users),
        totalSqlQueries: figureOf(queries),
        topSqlQueries: hasValue(topQueries) ? (JSON.parse(topQueries) as readonly string[]) : undefined,
      }),
    }));
  }

  private async users(query: UsageQuery): Promise<readonly UserUsage[]> {
    const { rows } = await this.timeseries.aggregate({
      ...selectionOf(query),
      buckets: [{ type: 'VALUE', field: 'userCounts.user' }],
      metrics: [
        { field: 'userCounts.count', aggregation: 'SUM' },
        { field: 'userCounts.userEmail', aggregation: 'LATEST' },
      ],
    });
    return rows.map(([user = '', count, email]) => ({
      user,
      ...given({ count: figureOf(count), userEmail: hasValue(email) ? email : undefined }),
    }));
  }

  private async fields(query: UsageQuery): Promise<readonly FieldUsage[]> {
    const { rows } = await this.timeseries.aggregate({
      ...selectionOf(query),
      buckets: [{ type: 'VALUE', field: 'fieldCounts.fieldPath' }],
      metrics: [{ field: 'fieldCounts.count', aggregation: 'SUM' }],
    });
    return rows.map(([fieldName = '', count]) => ({ fieldName, ...given({ count: figureOf(count) }) }));
  }
}

function selectionOf({
  resource,
  startTimeMillis,
  endTimeMillis,
}: UsageQuery): Omit<TimeseriesAggregation, 'buckets' | 'metrics'> {
  return { ...SERIES, urn: resource, ...defined({ startTimeMillis, endTimeMillis }) };
}

function hasValue(cell: string | undefined): cell is string {
  return cell !== undefined && cell !== NO_VALUE;
}
