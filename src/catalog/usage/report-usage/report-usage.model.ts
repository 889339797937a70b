import { Field, Int, ObjectType } from '@nestjs/graphql';
import { type EntityRef, Long } from '../../../entities/index.js';
import { TimeSeriesAspect, WindowDuration } from '../usage/index.js';
import { CorpUser } from '../../../identity/index.js';

/** How much a user used a dashboard. */
@ObjectType()
export class DashboardUserUsageCounts {
  /** The user. */
  @Field(() => CorpUser, { nullable: true })
  readonly user?: EntityRef | null;
  /** How often it was looked at. */
  @Field(() => Int, { nullable: true })
  readonly viewsCount?: number | null;
  /** How often it was run. */
  @Field(() => Int, { nullable: true })
  readonly executionsCount?: number | null;
  /** How often it was used in any way. */
  @Field(() => Int, { nullable: true })
  readonly usageCount?: number | null;
}

/** How a dashboard was used in one span of time: the figures. */
@ObjectType()
export class DashboardUsageAggregationMetrics {
  /** Number of users. */
  @Field(() => Int, { nullable: true })
  readonly uniqueUserCount?: number | null;
  /** How often it was looked at. */
  @Field(() => Int, { nullable: true })
  readonly viewsCount?: number | null;
  /** How often it was run. */
  @Field(() => Int, { nullable: true })
  readonly executionsCount?: number | null;
}

/** One span of time with how a dashboard was used in it. */
@ObjectType()
export class DashboardUsageAggregation {
  /** When the span begins, in milliseconds since 1970. */
  @Field(() => Long, { nullable: true })
  readonly bucket?: number | null;
  /** Length of the span. */
  @Field(() => WindowDuration, { nullable: true })
  readonly duration?: WindowDuration | null;
  /** Urn of the dashboard. */
  readonly resource?: string | null;
  /** The figures. */
  readonly metrics?: DashboardUsageAggregationMetrics | null;
}

/** How a dashboard was used in the whole range. */
@ObjectType()
export class DashboardUsageQueryResultAggregations {
  /** Number of users. */
  @Field(() => Int, { nullable: true })
  readonly uniqueUserCount?: number | null;
  /** Use by user, who used it most first. */
  @Field(() => [DashboardUserUsageCounts], { nullable: 'itemsAndList' })
  readonly users?: DashboardUserUsageCounts[] | null;
  /** How often it was looked at. */
  @Field(() => Int, { nullable: true })
  readonly viewsCount?: number | null;
  /** How often it was run. */
  @Field(() => Int, { nullable: true })
  readonly executionsCount?: number | null;
}

/** How much a dashboard had been used, all in all, at one moment. */
@ObjectType({ implements: () => TimeSeriesAspect })
export class DashboardUsageMetrics extends TimeSeriesAspect {
  /** How many people marked it. */
  @Field(() => Int, { nullable: true })
  readonly favoritesCount?: number | null;
  /** How often it had been looked at. */
  @Field(() => Int, { nullable: true })
  readonly viewsCount?: number | null;
  /** How often it had been run. */
  @Field(() => Int, { nullable: true })
  readonly executionsCount?: number | null;
  /** When it was last looked at, in milliseconds since 1970. */
  @Field(() => Long, { nullable: true })
  readonly lastViewed?: number | null;
}

/** How a dashboard was used. */
@ObjectType()
export class DashboardUsageQueryResult {
  /** Days on which it was used, the earliest first. */
  @Field(() => [DashboardUsageAggregation], { nullable: 'itemsAndList' })
  readonly buckets?: DashboardUsageAggregation[] | null;
  /** The figures of the whole range. */
  readonly aggregations?: DashboardUsageQueryResultAggregations | null;
  /** How much it had been used, all in all, at the moments that are told, the latest first. */
  @Field(() => [DashboardUsageMetrics], { nullable: true })
  readonly metrics?: DashboardUsageMetrics[] | null;
}

/** How a report was used in the last 30 days: the fields that both kinds have. */
@ObjectType({ isAbstract: true })
abstract class ReportStatsSummary {
  /** How often it was looked at, all in all. */
  @Field(() => Int, { nullable: true })
  readonly viewCount?: number | null;
  /** How often it was looked at in the last 30 days. */
  @Field(() => Int, { nullable: true })
  readonly viewCountLast30Days?: number | null;
  /** Number of users in the last 30 days. */
  @Field(() => Int, { nullable: true })
  readonly uniqueUserCountLast30Days?: number | null;
  /** The five users who used it most in the last 30 days. */
  @Field(() => [CorpUser], { nullable: true })
  readonly topUsersLast30Days?: EntityRef[] | null;
}

/** How a dashboard was used in the last 30 days. */
@ObjectType()
export class DashboardStatsSummary extends ReportStatsSummary {}

/** How a chart was used in the last 30 days. */
@ObjectType()
export class ChartStatsSummary extends ReportStatsSummary {}
