import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../../auth/index.js';
import type { GraphqlContext } from '../../entities/index.js';
import { DeprecationService } from './deprecation.service.js';
import { BatchUpdateDeprecationInput, UpdateDeprecationInput } from './update-deprecation.input.js';
import { DEPRECATING } from './deprecation.demands.js';

/** Mutations that deprecate entities and columns. */
@Resolver()
export class DeprecationResolver {
  constructor(private readonly deprecations: DeprecationService) {}

  @AuthorizedInside(DEPRECATING)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Sets or clears the deprecation of an entity or a column. Returns true.',
  })
  async updateDeprecation(
    @Args('input', { description: 'The entity or column, and its deprecation.' }) input: UpdateDeprecationInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    const { urn: resourceUrn, subResource = null, subResourceType = null } = input;
    await this.deprecations.update(input, [{ resourceUrn, subResource, subResourceType }], context);
    return true;
  }

  @AuthorizedInside(DEPRECATING)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Sets or clears the deprecation of several entities and columns, all or none. Returns true.',
  })
  async batchUpdateDeprecation(
    @Args('input', { description: 'The entities and columns, and their deprecation.' })
    input: BatchUpdateDeprecationInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.deprecations.update(input, input.resources, context);
    return true;
  }
}
