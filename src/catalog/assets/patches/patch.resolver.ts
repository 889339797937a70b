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
    description: 'Patches one aspect of an entity. The result reports errors.',
  })
  async patchEntity(
    @Args('input', { description: 'The patch.' }) input: PatchEntityInput,
    @Context() context: GraphqlContext,
  ): Promise<PatchEntityResult | undefined> {
    return (await this.patches.patch([input], context))[0];
  }

  @AuthorizedInside(PATCHING)
  @Mutation(() => [PatchEntityResult], {
    description: 'Applies all patches or none. The results report errors.',
  })
  patchEntities(
    @Args('input', { type: () => [PatchEntityInput], description: 'The patches.' })
    input: PatchEntityInput[],
    @Context() context: GraphqlContext,
  ): Promise<PatchEntityResult[]> {
    return this.patches.patch(input, context);
  }
}
