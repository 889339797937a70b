import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../../auth/index.js';
import type { GraphqlContext } from '../../entities/index.js';
import { DescriptionUpdateInput } from './description-update.input.js';
import { DocumentationService } from './documentation.service.js';
import { UpdateNameInput } from './update-name.input.js';
import { DESCRIBING, RENAMING_ENTITY } from './documentation.demands.js';

/** Mutations of names and descriptions. */
@Resolver()
export class DocumentationResolver {
  constructor(private readonly documentation: DocumentationService) {}

  @AuthorizedInside(RENAMING_ENTITY)
  @Mutation(() => Boolean, { nullable: true, description: 'Renames an entity. Returns true.' })
  async updateName(
    @Args('input', { description: 'The entity and its new name.' }) input: UpdateNameInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.documentation.updateName(input, context);
    return true;
  }

  @AuthorizedInside(DESCRIBING)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Sets the description of an entity or a column. Returns true.',
  })
  async updateDescription(
    @Args('input', { description: 'The entity or column and its new description.' })
    input: DescriptionUpdateInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.documentation.updateDescription(input, context);
    return true;
  }
}
