import { Field, InputType } from '@nestjs/graphql';
import { StringMapEntryInput } from '../../entities/index.js';

/** Steps whose states are asked for. */
@InputType()
export class BatchGetStepStatesInput {
  /** Ids of the steps. */
  readonly ids!: string[];
}

/** The state that a step is to have. */
@InputType()
export class StepStateInput {
  /** Id of the step. */
  readonly id!: string;
  /** What is known of it. */
  @Field(() => [StringMapEntryInput], { nullable: 'items' })
  readonly properties!: (StringMapEntryInput | null)[];
}

/** The states that steps are to have. */
@InputType()
export class BatchUpdateStepStatesInput {
  /** The states. */
  readonly states!: StepStateInput[];
}
