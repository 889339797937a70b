import { Field, ObjectType } from '@nestjs/graphql';
import { Long } from '../../../entities/index.js';
import { PartitionSpec } from './partition-spec.model.js';
import { TimeSeriesAspect } from './time-series-aspect.model.js';

/** A quantile of the values of a column. */
@ObjectType()
export class Quantile {
  /** The quantile, such as `0.75`. */
  readonly quantile!: string;
  /** The value. */
  readonly value!: string;
}

/** Frequency of a value. */
@ObjectType()
export class ValueFrequency {
  /** The value. */
  readonly value!: string;
  /** Number of occurrences. */
  @Field(() => Long)
  readonly frequency!: number;
}

/** Profile of one column. */
@ObjectType()
export class DatasetFieldProfile {
  /** Path of the column. */
  readonly fieldPath!: string;
  /** Number of distinct values. */
  @Field(() => Long, { nullable: true })
  readonly uniqueCount?: number | null;
  /** Distinct values as a proportion of all values. */
  readonly uniqueProportion?: number | null;
  /** Number of rows without a value. */
  @Field(() => Long, { nullable: true })
  readonly nullCount?: number | null;
  /** Rows without a value as a proportion of all rows. */
  readonly nullProportion?: number | null;
  /** Smallest value. */
  readonly min?: string | null;
  /** Largest value. */
  readonly max?: string | null;
  /** Mean of the values. */
  readonly mean?: string | null;
  /** Median of the values. */
  readonly median?: string | null;
  /** Standard deviation of the values. */
  readonly stdev?: string | null;
  /** Sample values. */
  @Field(() => [String], { nullable: true })
  readonly sampleValues?: string[] | null;
  /** Quantiles of the values. */
  readonly quantiles?: Quantile[] | null;
  /** Frequencies of the values. */
  readonly distinctValueFrequencies?: ValueFrequency[] | null;
}

/** Profile of a dataset at one point in time. */
@ObjectType({ implements: () => TimeSeriesAspect })
export class DatasetProfile extends TimeSeriesAspect {
  /** Number of rows. */
  @Field(() => Long, { nullable: true })
  readonly rowCount?: number | null;
  /** Number of columns. */
  @Field(() => Long, { nullable: true })
  readonly columnCount?: number | null;
  /** Size of the dataset in bytes. */
  @Field(() => Long, { nullable: true })
  readonly sizeInBytes?: number | null;
  /** Profiles of the columns. */
  readonly fieldProfiles?: DatasetFieldProfile[] | null;
  /** The profiled part of the dataset. */
  readonly partitionSpec?: PartitionSpec | null;
}
