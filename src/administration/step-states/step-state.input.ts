import { Field, InputType } from '@nestjs/graphql';
import { StringMapEntryInput } from '../../entities/index.js';

/** Selection of steps. */
@InputType()
export class BatchGetStepStatesInput {
  /** Ids of the steps. */
  readonly ids!: string[];
}

/** The new state of a step. */
@InputType()
export class StepStateInput {
  /** Id of the step. */
  readonly id!: string;
  /** Properties of the state. */
  @Field(() => [StringMapEntryInput], { nullable: 'items' })
  readonly properties!: (StringMapEntryInput | null)[];
}

/** The new states of steps. */
@InputType()
export class BatchUpdateStepStatesInput {
  /** The states. */
  readonly states!: StepStateInput[];
}
