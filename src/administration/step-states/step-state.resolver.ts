import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Authenticated } from '../../auth/index.js';
import type { GraphqlContext } from '../../entities/index.js';
import { BatchGetStepStatesInput, BatchUpdateStepStatesInput } from './step-state.input.js';
import { BatchGetStepStatesResult, BatchUpdateStepStatesResult } from './step-state.model.js';
import { StepStateService } from './step-state.service.js';

/** The query and the mutation of the states of steps. */
@Resolver()
export class StepStateResolver {
  constructor(private readonly steps: StepStateService) {}

  @Authenticated('Returns states of steps of the user interface.')
  @Query(() => BatchGetStepStatesResult, {
    description: 'Returns the states of steps; steps without a state are omitted.',
  })
  async batchGetStepStates(
    @Args('input', { description: 'The steps.' }) { ids }: BatchGetStepStatesInput,
  ): Promise<BatchGetStepStatesResult> {
    return { results: await this.steps.states(ids) };
  }

  @Authenticated('Changes states of steps of the user interface.')
  @Mutation(() => BatchUpdateStepStatesResult, { description: 'Replaces the states of all steps or of none.' })
  async batchUpdateStepStates(
    @Args('input', { description: 'The states.' }) { states }: BatchUpdateStepStatesInput,
    @Context() context: GraphqlContext,
  ): Promise<BatchUpdateStepStatesResult> {
    await this.steps.update(states, context);
    return { results: states.map(({ id }) => ({ id, succeeded: true })) };
  }
}
