import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Long } from '../../../entities/index.js';
import { WindowDuration } from './window-duration.enum.js';

/** One entry of a map from text to whole number. */
@ObjectType()
export class IntMapEntry {
  /** The entry's key, unique in its map. */
  readonly key!: string;
  /** The entry's value. */
  @Field(() => Int, { nullable: true })
  readonly value?: number | null;
}

/** How many operations there were, in all and of each kind; null where there was none. */
@ObjectType()
export class OperationsAggregationsResult {
  /** Operations of any kind. */
  @Field(() => Int, { nullable: true })
  readonly totalOperations?: number | null;
  /** Times that rows were added. */
  @Field(() => Int, { nullable: true })
  readonly totalInserts?: number | null;
  /** Times that rows were changed. */
  @Field(() => Int, { nullable: true })
  readonly totalUpdates?: number | null;
  /** Times that rows were removed. */
  @Field(() => Int, { nullable: true })
  readonly totalDeletes?: number | null;
  /** Times that the asset was made. */
  @Field(() => Int, { nullable: true })
  readonly totalCreates?: number | null;
  /** Times that the structure was changed. */
  @Field(() => Int, { nullable: true })
  readonly totalAlters?: number | null;
  /** Times that the asset was removed. */
  @Field(() => Int, { nullable: true })
  readonly totalDrops?: number | null;
  /** Operations that have names of their own. */
  @Field(() => Int, { nullable: true })
  readonly totalCustoms?: number | null;
  /** The same by name. */
  @Field(() => [IntMapEntry], { nullable: true })
  readonly customOperationsMap?: IntMapEntry[] | null;
}

/** One span of time with the operations in it. */
@ObjectType()
export class OperationsAggregation {
  /** When the span begins, in milliseconds since 1970. */
  @Field(() => Long, { nullable: true })
  readonly bucket?: number | null;
  /** Length of the span. */
  @Field(() => WindowDuration, { nullable: true })
  readonly duration?: WindowDuration | null;
  /** Urn of the asset. */
  readonly resource?: string | null;
  /** The figures. */
  readonly aggregations?: OperationsAggregationsResult | null;
}

/** How often the data of an asset was changed. */
@ObjectType()
export class OperationsQueryResult {
  /** Spans of time with any operation, the oldest first. */
  @Field(() => [OperationsAggregation], { nullable: 'itemsAndList' })
  readonly buckets?: OperationsAggregation[] | null;
  /** The figures of the whole range. */
  readonly aggregations?: OperationsAggregationsResult | null;
}
