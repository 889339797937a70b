import { Field, ObjectType } from '@nestjs/graphql';
import { Long } from '../../../entities/index.js';
import { PartitionType } from './partition-type.enum.js';

/** A span of time. */
@ObjectType()
export class TimeWindow {
  /** When it begins, in milliseconds since 1970. */
  @Field(() => Long)
  readonly startTimeMillis!: number;
  /** How long it is; months count as 30 days and years as 365. */
  @Field(() => Long)
  readonly durationMillis!: number;
}

/** The part of a dataset that something speaks of. */
@ObjectType()
export class PartitionSpec {
  /** Kind of the part. */
  @Field(() => PartitionType)
  readonly type!: PartitionType;
  /** Name of the part. */
  readonly partition?: string | null;
  /** Span of time whose data it is. */
  readonly timePartition?: TimeWindow | null;
}
