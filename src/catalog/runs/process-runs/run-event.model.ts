import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Long } from '../../../entities/index.js';
import { TimeSeriesAspect } from '../../usage/usage/index.js';
import { DataProcessInstanceRunResultType } from './data-process-instance-run-result-type.enum.js';
import { DataProcessRunStatus } from './data-process-run-status.enum.js';

/** Result of a run. */
@ObjectType()
export class DataProcessInstanceRunResult {
  /** Type of the result. */
  @Field(() => DataProcessInstanceRunResultType, { nullable: true })
  readonly resultType?: DataProcessInstanceRunResultType | null;
  /** Type of the result in the terms of the orchestrator. */
  readonly nativeResultType?: string | null;
}

/** An event in the lifecycle of a run. */
@ObjectType({ implements: () => TimeSeriesAspect })
export class DataProcessRunEvent extends TimeSeriesAspect {
  /** Status of the run after the event. */
  @Field(() => DataProcessRunStatus, { nullable: true })
  readonly status?: DataProcessRunStatus | null;
  /** Number of the attempt, starting at 1. */
  @Field(() => Int, { nullable: true })
  readonly attempt?: number | null;
  /** Result of the run; null until the run has ended. */
  readonly result?: DataProcessInstanceRunResult | null;
  /** Duration of the run in milliseconds. */
  @Field(() => Long, { nullable: true })
  readonly durationMillis?: number | null;
}
