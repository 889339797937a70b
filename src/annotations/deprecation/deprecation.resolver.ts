import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../../auth/index.js';
import type { GraphqlContext } from '../../entities/index.js';
import { DeprecationService } from './deprecation.service.js';
import { BatchUpdateDeprecationInput, UpdateDeprecationInput } from './update-deprecation.input.js';
import { DEPRECATING } from './deprecation.demands.js';

/** Mutations that say what should no longer be used. */
@Resolver()
export class DeprecationResolver {
  constructor(private readonly deprecations: DeprecationService) {}

  @AuthorizedInside(DEPRECATING)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Says whether an entity or a column should no longer be used. Answers true.',
  })
  async updateDeprecation(
    @Args('input', { description: 'The entity or column, and what is said of it.' }) input: UpdateDeprecationInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    const { urn: resourceUrn, subResource = null, subResourceType = null } = input;
    await this.deprecations.update(input, [{ resourceUrn, subResource, subResourceType }], context);
    return true;
  }

  @AuthorizedInside(DEPRECATING)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Says whether several entities and columns should no longer be used, of all or none. Answers true.',
  })
  async batchUpdateDeprecation(
    @Args('input', { description: 'The entities and columns, and what is said of them.' })
    input: BatchUpdateDeprecationInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.deprecations.update(input, input.resources, context);
    return true;
  }
}
