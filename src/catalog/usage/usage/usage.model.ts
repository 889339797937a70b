import { Field, Int, ObjectType } from '@nestjs/graphql';
import { type EntityRef, Long } from '../../../entities/index.js';
import { CorpUser } from '../../../identity/index.js';
import { WindowDuration } from './window-duration.enum.js';

/** How much a user used an asset. */
@ObjectType()
export class UserUsageCounts {
  /** The user. */
  @Field(() => CorpUser, { nullable: true })
  readonly user?: EntityRef | null;
  /** Number of uses. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Address of the user, as the platform knows it. */
  readonly userEmail?: string | null;
}

/** How much a column was used. */
@ObjectType()
export class FieldUsageCounts {
  /** Path of the column. */
  readonly fieldName?: string | null;
  /** Number of uses. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
}

/** How an asset was used in one span of time. */
@ObjectType()
export class UsageAggregationMetrics {
  /** Number of users. */
  @Field(() => Int, { nullable: true })
  readonly uniqueUserCount?: number | null;
  /** Uses by user; told for the whole range alone. */
  @Field(() => [UserUsageCounts], { nullable: 'itemsAndList' })
  readonly users?: UserUsageCounts[] | null;
  /** Number of queries. */
  @Field(() => Int, { nullable: true })
  readonly totalSqlQueries?: number | null;
  /** The most frequent queries. */
  @Field(() => [String], { nullable: 'itemsAndList' })
  readonly topSqlQueries?: string[] | null;
  /** Uses by column; told for the whole range alone. */
  @Field(() => [FieldUsageCounts], { nullable: 'itemsAndList' })
  readonly fields?: FieldUsageCounts[] | null;
}

/** One span of time with how an asset was used in it. */
@ObjectType()
export class UsageAggregation {
  /** When the span begins, in milliseconds since 1970. */
  @Field(() => Long, { nullable: true })
  readonly bucket?: number | null;
  /** Length of the span. */
  @Field(() => WindowDuration, { nullable: true })
  readonly duration?: WindowDuration | null;
  /** Urn of the asset. */
  readonly resource?: string | null;
  /** The figures. */
  readonly metrics?: UsageAggregationMetrics | null;
}

/** How an asset was used in the whole range. */
@ObjectType()
export class UsageQueryResultAggregations {
  /** Number of users. */
  @Field(() => Int, { nullable: true })
  readonly uniqueUserCount?: number | null;
  /** Uses by user. */
  @Field(() => [UserUsageCounts], { nullable: 'itemsAndList' })
  readonly users?: UserUsageCounts[] | null;
  /** Uses by column. */
  @Field(() => [FieldUsageCounts], { nullable: 'itemsAndList' })
  readonly fields?: FieldUsageCounts[] | null;
  /** Number of queries. */
  @Field(() => Int, { nullable: true })
  readonly totalSqlQueries?: number | null;
}

/** How an asset was used. */
@ObjectType()
export class UsageQueryResult {
  /** Spans of time in which it was used, the oldest first. */
  @Field(() => [UsageAggregation], { nullable: 'itemsAndList' })
  readonly buckets?: UsageAggregation[] | null;
  /** The figures of the whole range. */
  readonly aggregations?: UsageQueryResultAggregations | null;
}

/** How a dataset was used in the last 30 days. */
@ObjectType()
export class DatasetStatsSummary {
  /** Number of queries. */
  @Field(() => Int, { nullable: true })
  readonly queryCountLast30Days?: number | null;
  /** Number of users. */
  @Field(() => Int, { nullable: true })
  readonly uniqueUserCountLast30Days?: number | null;
  /** The five users who used it most. */
  @Field(() => [CorpUser], { nullable: true })
  readonly topUsersLast30Days?: EntityRef[] | null;
}
