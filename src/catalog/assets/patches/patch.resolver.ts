import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../../../auth/index.js';
import type { GraphqlContext } from '../../../entities/index.js';
import { PatchEntityInput } from './patch.input.js';
import { PatchEntityResult } from './patch.model.js';
import { PatchService } from './patch.service.js';
import { PATCHING } from './patch.demands.js';

/** Mutations that patch any aspect. */
@Resolver()
export class PatchResolver {
  constructor(private readonly patches: PatchService) {}

  @AuthorizedInside(PATCHING)
  @Mutation(() => PatchEntityResult, {
    description: 'Changes one aspect of an entity. What fails is told in the result.',
  })
  async patchEntity(
    @Args('input', { description: 'The entity, and what changes.' }) input: PatchEntityInput,
    @Context() context: GraphqlContext,
  ): Promise<PatchEntityResult | undefined> {
    return (await this.patches.patch([input], context))[0];
  }

  @AuthorizedInside(PATCHING)
  @Mutation(() => [PatchEntityResult], {
    description: 'Changes aspects of entities: all of them, or none. What fails is told in the results.',
  })
  patchEntities(
    @Args('input', { type: () => [PatchEntityInput], description: 'The entities, and what changes.' })
    input: PatchEntityInput[],
    @Context() context: GraphqlContext,
  ): Promise<PatchEntityResult[]> {
    return this.patches.patch(input, context);
  }
}
