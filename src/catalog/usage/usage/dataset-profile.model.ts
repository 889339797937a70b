import { Field, ObjectType } from '@nestjs/graphql';
import { Long } from '../../../entities/index.js';
import { PartitionSpec } from './partition-spec.model.js';
import { TimeSeriesAspect } from './time-series-aspect.model.js';

/** A value below which a share of all values lies. */
@ObjectType()
export class Quantile {
  /** The share, as in `0.75`. */
  readonly quantile!: string;
  /** The value. */
  readonly value!: string;
}

/** How often a value occurs. */
@ObjectType()
export class ValueFrequency {
  /** The value. */
  readonly value!: string;
  /** How often it was seen. */
  @Field(() => Long)
  readonly frequency!: number;
}

/** What was measured of one column. */
@ObjectType()
export class DatasetFieldProfile {
  /** Path of the column. */
  readonly fieldPath!: string;
  /** How many different values there are. */
  @Field(() => Long, { nullable: true })
  readonly uniqueCount?: number | null;
  /** The same as a share of all values. */
  readonly uniqueProportion?: number | null;
  /** How many rows have no value. */
  @Field(() => Long, { nullable: true })
  readonly nullCount?: number | null;
  /** The same as a share of all rows. */
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
  /** Some of the values. */
  @Field(() => [String], { nullable: true })
  readonly sampleValues?: string[] | null;
  /** Values that part the rows into shares. */
  readonly quantiles?: Quantile[] | null;
  /** How often the values occur. */
  readonly distinctValueFrequencies?: ValueFrequency[] | null;
}

/** What was measured of a dataset at a moment. */
@ObjectType({ implements: () => TimeSeriesAspect })
export class DatasetProfile extends TimeSeriesAspect {
  /** Number of rows. */
  @Field(() => Long, { nullable: true })
  readonly rowCount?: number | null;
  /** Number of columns. */
  @Field(() => Long, { nullable: true })
  readonly columnCount?: number | null;
  /** Room that the dataset takes. */
  @Field(() => Long, { nullable: true })
  readonly sizeInBytes?: number | null;
  /** What was measured of its columns. */
  readonly fieldProfiles?: DatasetFieldProfile[] | null;
  /** The part of the dataset that was measured. */
  readonly partitionSpec?: PartitionSpec | null;
}
