import { Field, Int, ObjectType } from '@nestjs/graphql';
import { type EntityRef, Long } from '../../../entities/index.js';
import { TimeSeriesAspect, WindowDuration } from '../usage/index.js';
import { CorpUser } from '../../../identity/index.js';

/** Usage of a dashboard by one user. */
@ObjectType()
export class DashboardUserUsageCounts {
  /** The user. */
  @Field(() => CorpUser, { nullable: true })
  readonly user?: EntityRef | null;
  /** Number of views. */
  @Field(() => Int, { nullable: true })
  readonly viewsCount?: number | null;
  /** Number of executions. */
  @Field(() => Int, { nullable: true })
  readonly executionsCount?: number | null;
  /** Number of uses of any kind. */
  @Field(() => Int, { nullable: true })
  readonly usageCount?: number | null;
}

/** Figures of the usage of a dashboard in one time bucket. */
@ObjectType()
export class DashboardUsageAggregationMetrics {
  /** Number of users. */
  @Field(() => Int, { nullable: true })
  readonly uniqueUserCount?: number | null;
  /** Number of views. */
  @Field(() => Int, { nullable: true })
  readonly viewsCount?: number | null;
  /** Number of executions. */
  @Field(() => Int, { nullable: true })
  readonly executionsCount?: number | null;
}

/** Usage of a dashboard in one time bucket. */
@ObjectType()
export class DashboardUsageAggregation {
  /** Start of the bucket, in milliseconds since 1970. */
  @Field(() => Long, { nullable: true })
  readonly bucket?: number | null;
  /** Length of the bucket. */
  @Field(() => WindowDuration, { nullable: true })
  readonly duration?: WindowDuration | null;
  /** Urn of the dashboard. */
  readonly resource?: string | null;
  /** The figures. */
  readonly metrics?: DashboardUsageAggregationMetrics | null;
}

/** Usage of a dashboard in the whole time range. */
@ObjectType()
export class DashboardUsageQueryResultAggregations {
  /** Number of users. */
  @Field(() => Int, { nullable: true })
  readonly uniqueUserCount?: number | null;
  /** Usage by user, in descending order. */
  @Field(() => [DashboardUserUsageCounts], { nullable: 'itemsAndList' })
  readonly users?: DashboardUserUsageCounts[] | null;
  /** Number of views. */
  @Field(() => Int, { nullable: true })
  readonly viewsCount?: number | null;
  /** Number of executions. */
  @Field(() => Int, { nullable: true })
  readonly executionsCount?: number | null;
}

/** All-time usage of a dashboard up to one point in time. */
@ObjectType({ implements: () => TimeSeriesAspect })
export class DashboardUsageMetrics extends TimeSeriesAspect {
  /** Number of users who marked the dashboard as a favorite. */
  @Field(() => Int, { nullable: true })
  readonly favoritesCount?: number | null;
  /** Number of views. */
  @Field(() => Int, { nullable: true })
  readonly viewsCount?: number | null;
  /** Number of executions. */
  @Field(() => Int, { nullable: true })
  readonly executionsCount?: number | null;
  /** Time of the last view, in milliseconds since 1970. */
  @Field(() => Long, { nullable: true })
  readonly lastViewed?: number | null;
}

/** Usage of a dashboard. */
@ObjectType()
export class DashboardUsageQueryResult {
  /** Usage by day, earliest first. */
  @Field(() => [DashboardUsageAggregation], { nullable: 'itemsAndList' })
  readonly buckets?: DashboardUsageAggregation[] | null;
  /** Figures of the whole time range. */
  readonly aggregations?: DashboardUsageQueryResultAggregations | null;
  /** All-time usage at several points in time, latest first. */
  @Field(() => [DashboardUsageMetrics], { nullable: true })
  readonly metrics?: DashboardUsageMetrics[] | null;
}

/** Usage of a report in the last 30 days: the fields that dashboards and charts share. */
@ObjectType({ isAbstract: true })
abstract class ReportStatsSummary {
  /** All-time number of views. */
  @Field(() => Int, { nullable: true })
  readonly viewCount?: number | null;
  /** Number of views in the last 30 days. */
  @Field(() => Int, { nullable: true })
  readonly viewCountLast30Days?: number | null;
  /** Number of users in the last 30 days. */
  @Field(() => Int, { nullable: true })
  readonly uniqueUserCountLast30Days?: number | null;
  /** The five users with the most uses in the last 30 days. */
  @Field(() => [CorpUser], { nullable: true })
  readonly topUsersLast30Days?: EntityRef[] | null;
}

/** Usage of a dashboard in the last 30 days. */
@ObjectType()
export class DashboardStatsSummary extends ReportStatsSummary {}

/** Usage of a chart in the last 30 days. */
@ObjectType()
export class ChartStatsSummary extends ReportStatsSummary {}
