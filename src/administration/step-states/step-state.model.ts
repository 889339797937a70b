import { ObjectType } from '@nestjs/graphql';
import { StringMapEntry } from '../../entities/index.js';

/** A user's progress in a step of the user interface, such as an introduction. */
@ObjectType()
export class StepStateResult {
  /** Id of the step. */
  readonly id!: string;
  /** Properties of the state. */
  readonly properties!: StringMapEntry[];
}

/** States of steps. */
@ObjectType()
export class BatchGetStepStatesResult {
  /** The steps that have a state. */
  readonly results!: StepStateResult[];
}

/** Result of the update of one step. */
@ObjectType()
export class UpdateStepStateResult {
  /** Id of the step. */
  readonly id!: string;
  /** Whether the state was stored. */
  readonly succeeded!: boolean;
}

/** Results of an update of steps. */
@ObjectType()
export class BatchUpdateStepStatesResult {
  /** The results in the order of the input. */
  readonly results!: UpdateStepStateResult[];
}
