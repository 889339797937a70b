import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../auth/index.js';
import { type GraphqlContext, INPUT_PIPE } from '../entities/index.js';
import { LineageEditService } from './lineage-edit.service.js';
import { UpdateLineageInput } from './update-lineage.input.js';

/** The mutation of lineage. */
@Resolver()
export class LineageEditResolver {
  constructor(private readonly edits: LineageEditService) {}

  @AuthorizedInside('EDIT_ENTITY or EDIT_LINEAGE on both ends of each edge')
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Adds and removes edges of lineage, which then count as drawn by hand. Answers true.',
  })
  async updateLineage(
    @Args('input', { description: 'The edges to add and to remove.' }, INPUT_PIPE) input: UpdateLineageInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.edits.update(input, context);
    return true;
  }
}
