import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Long } from '../../../entities/index.js';
import { TimeSeriesAspect } from '../../usage/usage/index.js';
import { DataProcessInstanceRunResultType } from './data-process-instance-run-result-type.enum.js';
import { DataProcessRunStatus } from './data-process-run-status.enum.js';

/** How a run ended. */
@ObjectType()
export class DataProcessInstanceRunResult {
  @Field(() => DataProcessInstanceRunResultType, { nullable: true })
  readonly resultType?: DataProcessInstanceRunResultType | null;
  /** The same in the words of the orchestrator. */
  readonly nativeResultType?: string | null;
}

/** A step of a run. */
@ObjectType({ implements: () => TimeSeriesAspect })
export class DataProcessRunEvent extends TimeSeriesAspect {
  @Field(() => DataProcessRunStatus, { nullable: true })
  readonly status?: DataProcessRunStatus | null;
  /** Which attempt it is, from 1. */
  @Field(() => Int, { nullable: true })
  readonly attempt?: number | null;
  /** How the run ended, when it has. */
  readonly result?: DataProcessInstanceRunResult | null;
  /** How long the run took, in milliseconds. */
  @Field(() => Long, { nullable: true })
  readonly durationMillis?: number | null;
}
