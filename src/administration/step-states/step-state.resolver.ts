import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Authenticated } from '../../auth/index.js';
import type { GraphqlContext } from '../../entities/index.js';
import { BatchGetStepStatesInput, BatchUpdateStepStatesInput } from './step-state.input.js';
import { BatchGetStepStatesResult, BatchUpdateStepStatesResult } from './step-state.model.js';
import { StepStateService } from './step-state.service.js';

/** How far users are with steps of the user interface. */
@Resolver()
export class StepStateResolver {
  constructor(private readonly steps: StepStateService) {}

  @Authenticated('Tells of steps of the user interface.')
  @Query(() => BatchGetStepStatesResult, { description: 'The states of steps; those without one are left out.' })
  async batchGetStepStates(
    @Args('input', { description: 'The steps.' }) { ids }: BatchGetStepStatesInput,
  ): Promise<BatchGetStepStatesResult> {
    return { results: await this.steps.states(ids) };
  }

  @Authenticated('Changes steps of the user interface.')
  @Mutation(() => BatchUpdateStepStatesResult, { description: 'Replaces the states of steps, of all or none.' })
  async batchUpdateStepStates(
    @Args('input', { description: 'The states.' }) { states }: BatchUpdateStepStatesInput,
    @Context() context: GraphqlContext,
  ): Promise<BatchUpdateStepStatesResult> {
    await this.steps.update(states, context);
    return { results: states.map(({ id }) => ({ id, succeeded: true })) };
  }
}
