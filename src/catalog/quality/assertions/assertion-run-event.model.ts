import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Long, StringMapEntry } from '../../../entities/index.js';
import { PartitionSpec, TimeSeriesAspect } from '../../usage/usage/index.js';
import { AssertionResultErrorType } from './assertion-result-error-type.enum.js';
import { AssertionResultSeverity } from './assertion-result-severity.enum.js';
import { AssertionResultType } from './assertion-result-type.enum.js';
import { AssertionRunStatus } from './assertion-run-status.enum.js';

/** Error that prevented the evaluation of an assertion. */
@ObjectType()
export class AssertionResultError {
  readonly type!: AssertionResultErrorType;
  /** Error message: the property `message`. */
  readonly displayMessage?: string | null;
  @Field(() => [StringMapEntry], { nullable: true })
  readonly properties?: StringMapEntry[] | null;
}

/** Outcome of a run of an assertion. */
@ObjectType()
export class AssertionResult {
  readonly type!: AssertionResultType;
  @Field(() => Long, { nullable: true })
  readonly rowCount?: number | null;
  @Field(() => Long, { nullable: true })
  readonly missingCount?: number | null;
  @Field(() => Long, { nullable: true })
  readonly unexpectedCount?: number | null;
  /** Aggregated value that the run found. */
  readonly actualAggValue?: number | null;
  readonly externalUrl?: string | null;
  /** Platform-specific results. */
  @Field(() => [StringMapEntry], { nullable: true })
  readonly nativeResults?: StringMapEntry[] | null;
  readonly error?: AssertionResultError | null;
  @Field(() => AssertionResultSeverity, { nullable: true })
  readonly severity?: AssertionResultSeverity | null;
}

/** Batch of rows that a run evaluated. */
@ObjectType()
export class BatchSpec {
  readonly nativeBatchId?: string | null;
  readonly query?: string | null;
  @Field(() => Int, { nullable: true })
  readonly limit?: number | null;
  @Field(() => [StringMapEntry], { nullable: true })
  readonly customProperties?: StringMapEntry[] | null;
}

/** A run of an assertion. */
@ObjectType({ implements: () => TimeSeriesAspect })
export class AssertionRunEvent extends TimeSeriesAspect {
  @Field(() => Long, { nullable: true })
  readonly lastObservedMillis?: number | null;
  readonly assertionUrn!: string;
  /** Urn of the asserted entity. */
  readonly asserteeUrn!: string;
  readonly runId!: string;
  readonly status!: AssertionRunStatus;
  readonly batchSpec?: BatchSpec | null;
  readonly partitionSpec?: PartitionSpec | null;
  @Field(() => [StringMapEntry], { nullable: true })
  readonly runtimeContext?: StringMapEntry[] | null;
  readonly result?: AssertionResult | null;
}

/** Runs of an assertion, newest first. */
@ObjectType()
export class AssertionRunEventsResult {
  /** Number of runs. */
  @Field(() => Int)
  readonly total!: number;
  /** Number of failed runs. */
  @Field(() => Int)
  readonly failed!: number;
  /** Number of successful runs. */
  @Field(() => Int)
  readonly succeeded!: number;
  /** Number of runs with an error. */
  @Field(() => Int)
  readonly errored!: number;
  readonly runEvents!: AssertionRunEvent[];
}
