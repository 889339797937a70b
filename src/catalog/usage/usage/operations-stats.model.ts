import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Long } from '../../../entities/index.js';
import { WindowDuration } from './window-duration.enum.js';

/** One entry of a map from text to whole number. */
@ObjectType()
export class IntMapEntry {
  /** Key of the entry, unique in the map. */
  readonly key!: string;
  /** Value of the entry. */
  @Field(() => Int, { nullable: true })
  readonly value?: number | null;
}

/** Number of operations in total and by type; null if there are none. */
@ObjectType()
export class OperationsAggregationsResult {
  /** Number of all operations. */
  @Field(() => Int, { nullable: true })
  readonly totalOperations?: number | null;
  /** Number of inserts. */
  @Field(() => Int, { nullable: true })
  readonly totalInserts?: number | null;
  /** Number of updates. */
  @Field(() => Int, { nullable: true })
  readonly totalUpdates?: number | null;
  /** Number of deletes. */
  @Field(() => Int, { nullable: true })
  readonly totalDeletes?: number | null;
  /** Number of creations of the asset. */
  @Field(() => Int, { nullable: true })
  readonly totalCreates?: number | null;
  /** Number of schema alterations. */
  @Field(() => Int, { nullable: true })
  readonly totalAlters?: number | null;
  /** Number of drops of the asset. */
  @Field(() => Int, { nullable: true })
  readonly totalDrops?: number | null;
  /** Number of custom operations. */
  @Field(() => Int, { nullable: true })
  readonly totalCustoms?: number | null;
  /** Number of custom operations by name. */
  @Field(() => [IntMapEntry], { nullable: true })
  readonly customOperationsMap?: IntMapEntry[] | null;
}

/** Number of operations in one time bucket. */
@ObjectType()
export class OperationsAggregation {
  /** Start of the bucket, in milliseconds since 1970. */
  @Field(() => Long, { nullable: true })
  readonly bucket?: number | null;
  /** Length of the bucket. */
  @Field(() => WindowDuration, { nullable: true })
  readonly duration?: WindowDuration | null;
  /** Urn of the asset. */
  readonly resource?: string | null;
  /** The figures. */
  readonly aggregations?: OperationsAggregationsResult | null;
}

/** Number of operations on an asset. */
@ObjectType()
export class OperationsQueryResult {
  /** Time buckets with at least one operation, oldest first. */
  @Field(() => [OperationsAggregation], { nullable: 'itemsAndList' })
  readonly buckets?: OperationsAggregation[] | null;
  /** Figures of the whole time range. */
  readonly aggregations?: OperationsAggregationsResult | null;
}
