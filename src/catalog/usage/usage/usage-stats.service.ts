import { Inject, Injectable } from '@nestjs/common';
import { NO_VALUE, type TimeseriesAggregation, TimeseriesStore } from '../../../timeseries/index.js';

/** Spans of time that figures can be for. */
export type UsageDuration = 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';

/** Which uses of a dataset are meant. */
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

/** Uses in one span of time; members are absent where nothing is known. */
export interface UsageBucket {
  /** When it begins, in milliseconds since 1970. */
  readonly bucket: number;
  readonly metrics: {
    readonly uniqueUserCount?: number;
    readonly totalSqlQueries?: number;
    readonly topSqlQueries?: readonly string[];
  };
}

/** Uses by one user. */
export interface UserUsage {
  /** Urn of the user. */
  readonly user: string;
  readonly count?: number;
  readonly userEmail?: string;
}

/** Uses of one column. */
export interface FieldUsage {
  readonly fieldName: string;
  readonly count?: number;
}

/** How a dataset was used. */
export interface UsageResult {
  /** The oldest first; spans of time of which nothing is known are left out. */
  readonly buckets: readonly UsageBucket[];
  readonly aggregations: {
    readonly uniqueUserCount: number;
    readonly users: readonly UserUsage[];
    readonly fields: readonly FieldUsage[];
    /** Sum over the buckets; absent where none has a figure. */
    readonly totalSqlQueries?: number;
  };
}

const SERIES = { entityType: 'dataset', aspectName: 'datasetUsageStatistics' };

/** Counts the uses of datasets, from what sources told of them. */
@Injectable()
export class UsageStatsService {
  constructor(@Inject(TimeseriesStore) private readonly timeseries: TimeseriesStore) {}

  /**
   * The latest figures of each span of time, and sums over all of it. Throws `INVALID_ARGUMENT` for an unknown time
   * zone.
   */
  async query(query: UsageQuery): Promise<UsageResult> {
    const [buckets, users, fields] = await Promise.all([this.buckets(query), this.users(query), this.fields(query)]);
    const totals = buckets.map(({ metrics }) => metrics.totalSqlQueries).filter((total) => total !== undefined);
    return {
      buckets,
      aggregations: {
        uniqueUserCount: users.length,
        users,
        fields,
        ...(totals.length === 0 ? {} : { totalSqlQueries: totals.reduce((sum, total) => sum + total, 0) }),
      },
    };
  }

  private async buckets(query: UsageQuery): Promise<readonly UsageBucket[]> {
    const { duration: unit, timeZone } = query;
    const zone = timeZone === undefined ? {} : { timeZone };
    const { rows } = await this.timeseries.aggregate({
      ...selectionOf(query),
      buckets: [{ type: 'DATE', field: 'timestampMillis', unit, ...zone }],
      metrics: ['uniqueUserCount', 'totalSqlQueries', 'topSqlQueries'].map((field) => ({
        field,
        aggregation: 'LATEST',
      })),
    });
    return rows.map(([bucket, users, queries, top]) => ({
      bucket: Number(bucket),
      metrics: {
        ...numberMember('uniqueUserCount', users),
        ...numberMember('totalSqlQueries', queries),
        ...(top === undefined || top === NO_VALUE ? {} : { topSqlQueries: JSON.parse(top) as readonly string[] }),
      },
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
      ...numberMember('count', count),
      ...(email === undefined || email === NO_VALUE ? {} : { userEmail: email }),
    }));
  }

  private async fields(query: UsageQuery): Promise<readonly FieldUsage[]> {
    const { rows } = await this.timeseries.aggregate({
      ...selectionOf(query),
      buckets: [{ type: 'VALUE', field: 'fieldCounts.fieldPath' }],
      metrics: [{ field: 'fieldCounts.count', aggregation: 'SUM' }],
    });
    return rows.map(([fieldName = '', count]) => ({ fieldName, ...numberMember('count', count) }));
  }
}

function selectionOf({
  resource,
  startTimeMillis,
  endTimeMillis,
}: UsageQuery): Omit<TimeseriesAggregation, 'buckets' | 'metrics'> {
  return {
    ...SERIES,
    urn: resource,
    ...(startTimeMillis === undefined ? {} : { startTimeMillis }),
    ...(endTimeMillis === undefined ? {} : { endTimeMillis }),
  };
}

function numberMember<Name extends string>(name: Name, text: string | undefined): { readonly [N in Name]?: number } {
  return (text === undefined || text === NO_VALUE ? {} : { [name]: Number(text) }) as { readonly [N in Name]?: number };
}
