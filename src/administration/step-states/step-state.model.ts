import { ObjectType } from '@nestjs/graphql';
import { StringMapEntry } from '../../entities/index.js';

/** How far a user is with a step, such as an introduction. */
@ObjectType()
export class StepStateResult {
  /** Id of the step. */
  readonly id!: string;
  /** What is known of it. */
  readonly properties!: StringMapEntry[];
}

/** How far users are with steps. */
@ObjectType()
export class BatchGetStepStatesResult {
  /** The steps of which something is known. */
  readonly results!: StepStateResult[];
}

/** Whether the state of a step was kept. */
@ObjectType()
export class UpdateStepStateResult {
  /** Id of the step. */
  readonly id!: string;
  /** Whether it was. */
  readonly succeeded!: boolean;
}

/** Whether the states of steps were kept. */
@ObjectType()
export class BatchUpdateStepStatesResult {
  /** The steps in the order of the input. */
  readonly results!: UpdateStepStateResult[];
}
