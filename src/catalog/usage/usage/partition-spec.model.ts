import { Field, ObjectType } from '@nestjs/graphql';
import { Long } from '../../../entities/index.js';
import { PartitionType } from './partition-type.enum.js';

/** A time window. */
@ObjectType()
export class TimeWindow {
  /** Start of the window, in milliseconds since 1970. */
  @Field(() => Long)
  readonly startTimeMillis!: number;
  /** Length in milliseconds; months count as 30 days and years as 365. */
  @Field(() => Long)
  readonly durationMillis!: number;
}

/** The part of a dataset that a value describes. */
@ObjectType()
export class PartitionSpec {
  /** Type of the part. */
  @Field(() => PartitionType)
  readonly type!: PartitionType;
  /** Name of the part. */
  readonly partition?: string | null;
  /** Time window of the data. */
  readonly timePartition?: TimeWindow | null;
}
