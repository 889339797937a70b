import { Field, Int, ObjectType } from '@nestjs/graphql';
import { type EntityRef, Long } from '../../../entities/index.js';
import { CorpUser } from '../../../identity/index.js';
import { WindowDuration } from './window-duration.enum.js';

/** Usage of an asset by one user. */
@ObjectType()
export class UserUsageCounts {
  /** The user. */
  @Field(() => CorpUser, { nullable: true })
  readonly user?: EntityRef | null;
  /** Number of uses. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Email address of the user on the platform. */
  readonly userEmail?: string | null;
}

/** Usage of one column. */
@ObjectType()
export class FieldUsageCounts {
  /** Path of the column. */
  readonly fieldName?: string | null;
  /** Number of uses. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
}

/** Figures of the usage of an asset in one time bucket. */
@ObjectType()
export class UsageAggregationMetrics {
  /** Number of users. */
  @Field(() => Int, { nullable: true })
  readonly uniqueUserCount?: number | null;
  /** Usage by user; only for the whole time range. */
  @Field(() => [UserUsageCounts], { nullable: 'itemsAndList' })
  readonly users?: UserUsageCounts[] | null;
  /** Number of queries. */
  @Field(() => Int, { nullable: true })
  readonly totalSqlQueries?: number | null;
  /** The most frequent queries. */
  @Field(() => [String], { nullable: 'itemsAndList' })
  readonly topSqlQueries?: string[] | null;
  /** Usage by column; only for the whole time range. */
  @Field(() => [FieldUsageCounts], { nullable: 'itemsAndList' })
  readonly fields?: FieldUsageCounts[] | null;
}

/** Usage of an asset in one time bucket. */
@ObjectType()
export class UsageAggregation {
  /** Start of the bucket, in milliseconds since 1970. */
  @Field(() => Long, { nullable: true })
  readonly bucket?: number | null;
  /** Length of the bucket. */
  @Field(() => WindowDuration, { nullable: true })
  readonly duration?: WindowDuration | null;
  /** Urn of the asset. */
  readonly resource?: string | null;
  /** The figures. */
  readonly metrics?: UsageAggregationMetrics | null;
}

/** Usage of an asset in the whole time range. */
@ObjectType()
export class UsageQueryResultAggregations {
  /** Number of users. */
  @Field(() => Int, { nullable: true })
  readonly uniqueUserCount?: number | null;
  /** Usage by user. */
  @Field(() => [UserUsageCounts], { nullable: 'itemsAndList' })
  readonly users?: UserUsageCounts[] | null;
  /** Usage by column. */
  @Field(() => [FieldUsageCounts], { nullable: 'itemsAndList' })
  readonly fields?: FieldUsageCounts[] | null;
  /** Number of queries. */
  @Field(() => Int, { nullable: true })
  readonly totalSqlQueries?: number | null;
}

/** Usage of an asset. */
@ObjectType()
export class UsageQueryResult {
  /** Time buckets with usage, oldest first. */
  @Field(() => [UsageAggregation], { nullable: 'itemsAndList' })
  readonly buckets?: UsageAggregation[] | null;
  /** Figures of the whole time range. */
  readonly aggregations?: UsageQueryResultAggregations | null;
}

/** Usage of a dataset in the last 30 days. */
@ObjectType()
export class DatasetStatsSummary {
  /** Number of queries. */
  @Field(() => Int, { nullable: true })
  readonly queryCountLast30Days?: number | null;
  /** Number of users. */
  @Field(() => Int, { nullable: true })
  readonly uniqueUserCountLast30Days?: number | null;
  /** The five users with the most uses. */
  @Field(() => [CorpUser], { nullable: true })
  readonly topUsersLast30Days?: EntityRef[] | null;
}
